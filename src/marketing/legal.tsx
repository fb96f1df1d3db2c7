import { Link } from '@tanstack/react-router'
import { Article } from './article.tsx'

/** /privacy. */
export const Privacy = () => (
  <Article title="Privacy Policy">
    <p>“We” is whoever runs the server that shows you this page. It keeps what it needs to build and serve your sites, and nothing else.</p>

    <h2>What is kept about you</h2>
    <ul>
      <li>Your full name, your email address, and whether you verified it.</li>
      <li>Your password as an Argon2id hash. Nobody can read the password from it.</li>
      <li>One record for each browser that is logged in, until it logs out or the record expires.</li>
      <li>Your projects: your messages, every version, and the rows that your sites collect.</li>
      <li>How many messages you used today and this month.</li>
    </ul>

    <h2>What stays in your browser</h2>
    <p>
      This app sets no cookie. In local storage it keeps the tokens and the profile of your login, your theme, and whether the sidebar is collapsed; words that
      you typed before logging in wait in session storage. Logging out removes the tokens and the profile.
    </p>

    <h2>Visitors of the sites that you build</h2>
    <p>
      A site that you deploy sets a cookie of its own when a visitor first sends something, so that visitors can find what is theirs again. What they send is
      yours: you see it, and you answer to them for it.
    </p>

    <h2>Who else sees it</h2>
    <p>
      No one by way of this product. Your words are read on this server and are not sent to a language model or to any other company. There is no analytics and
      no advertising, and the pages load nothing from other hosts.
    </p>

    <h2>Deleting</h2>
    <p>
      Deleting a project deletes its messages, versions and rows. For the deletion of your account, or a copy of what is kept about you, write to whoever runs
      this server.
    </p>
  </Article>
)

/** /terms. */
export const Terms = () => (
  <Article title="Terms of Service">
    <p>
      These terms hold between you and whoever runs this server. The program itself is free software under the MIT licence and comes without warranty. It is in
      open beta: it may change, and it may be down.
    </p>

    <h2>What is yours</h2>
    <p>
      Your words, the sites that they become and the rows that those collect are yours. You allow this server to store and serve them, since that is what it is
      for.
    </p>

    <h2>What you may not do with it</h2>
    <ul>
      <li>Build sites that deceive people, pass themselves off as somebody else's, or collect passwords or card numbers.</li>
      <li>Publish what is against the law, or what you have no right to publish.</li>
      <li>Overload the server, or get around its limits with many accounts.</li>
    </ul>
    <p>A site that does so can be taken down, and its account closed.</p>

    <h2>Plans</h2>
    <p>
      The <Link to="/price">plans</Link> name how much you may use. During the open beta nothing can be bought, and nobody is charged.
    </p>

    <h2>Ending it</h2>
    <p>
      You can delete your projects at any time. How your data is handled stands in the <Link to="/privacy">Privacy Policy</Link>, how your words are read in the{' '}
      <Link to="/terms-ai">AI Terms</Link>.
    </p>
  </Article>
)

/** /terms-ai. */
export const TermsAi = () => (
  <Article title="AI Terms">
    <p>What a machine does with your words here, and what it does not.</p>

    <h2>How words are read</h2>
    <p>
      In this release the builder reads English sentences by rules and a dictionary that are part of the program. It runs on this server, learns nothing from
      you, and builds the same site from the same words. No language model is involved.
    </p>

    <h2>It can be wrong</h2>
    <p>
      It can misread a sentence or miss a part of it. It shows you what it understood and what it did not, and every change can be undone by restoring a
      version. Look at what was built before you deploy it, above all at forms that ask people for personal data.
    </p>

    <h2>Sample content</h2>
    <p>
      A new site holds made-up names, texts and rows so that you can see how it looks. They describe no real person or business. Rows that are samples are
      marked under Data.
    </p>

    <h2>Your words</h2>
    <p>They are kept with your project, because they are its history. They are not used to train anything and are not passed on.</p>
  </Article>
)
