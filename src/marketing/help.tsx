import { css } from '../../styled-system/css'
import { MarkedText } from '../ui/marked-text.tsx'
import { Article } from './article.tsx'
import { sample, sampleMarks } from './sample.ts'

/** /help, in both layouts. */
export const Help = () => (
  <Article title="Help Center">
    <p>SparkSite reads a description in words and builds the site or app that it asks for: pages, forms, lists, and a database behind them.</p>

    <h2 id="describe">How do I describe what I want?</h2>
    <p>In sentences, as you would tell a colleague. Say what the site is for, what people can do on it, and how it should look.</p>
    <p className={css({ bg: 'surface', boxShadow: '1', borderRadius: 'card', padding: '4', mt: '4', fontSize: '17px' })}>
      <MarkedText text={sample} marks={sampleMarks} />
    </p>
    <p>
      Three pens show how your words were read: blue for things (pages and what is kept), green for actions (buttons and forms), pink for style. A word without
      a mark was not used. Under each answer stands what was built, clause by clause, and what was not understood.
    </p>

    <h2 id="change">How do I change it?</h2>
    <p>
      Send a further message, for example “Add a phone number to the waitlist” or “Make the header dark green”. What you do not mention stays as it is. Every
      change is a version; under History you can look at each one and restore it.
    </p>

    <h2 id="deploy">How do I put it online?</h2>
    <p>
      Press Deploy in the editor. The site gets an address of its own, and you choose when a later version replaces it. Taking it down keeps the project. You
      need to have verified your email address first, by the link in the mail that came after signing up.
    </p>

    <h2 id="data">Where is what people enter?</h2>
    <p>In the site's own database, under Data in the editor. The preview works on rows of its own: nothing that you try there reaches the deployed site.</p>

    <h2 id="messages">How many messages can I send?</h2>
    <p>
      Your plan has a limit for each day, for each month, or for both; days and months are counted in UTC. Only a message that changed something counts: one
      that failed, was stopped or was not understood does not.
    </p>

    <h2 id="password">I forgot my password</h2>
    <p>
      Choose Log in, Continue with email, “Forgot password?”. The link in the mail works once, for 30 minutes. Choosing a new password logs out every browser
      that was logged in.
    </p>

    <h2 id="not-yet">What does not work yet?</h2>
    <p>
      Signing in with Google or GitHub, changing plans, your own domains, and pictures that you upload. There is no language model behind the builder in this
      release: it reads English sentences by rules and a dictionary of its own, so an unusual request may not be understood. It then says so.
    </p>
  </Article>
)
