import { Link } from '@tanstack/react-router'
import { Article } from './article.tsx'

/** /privacy. */
export const Privacy = () => (
  <Article title="Privacy Policy">
    <p>“We” is whoever runs the server that shows you this page. It keeps what it needs to build and serve your sites, and nothing else.</p>

    <h2>What is kept about you</h2>
    <ul>
      <li>
        Your full name, your email address, and whether you verified it. If you log in with Google or GitHub, they give us these; we learn no password of yours
        there.
      </li>
      <li>Your password as an Argon2id hash. Nobody can read the password from it.</li>
      <li>
        One record for each browser that is logged in: when it logged in, and which kind of browser it is. It ends when you log out, after 14 days without use,
        and after 30 days in any case.
      </li>
      <li>Your projects: your messages, what was answered, every version, and the rows that your sites collect.</li>
      <li>Your plan, and how many messages you used today and this month.</li>
      <li>What you send us on the feedback page.</li>
    </ul>
    <p>
      Links by mail, to verify an address or to reset a password, are kept as hashes; they are good for 24 hours and for 30 minutes. Network addresses are used
      to hold off floods of requests. The log says what happened and how it failed, without your words, your password or your tokens.
    </p>

    <h2>What stays in your browser</h2>
    <p>This app needs no cookie to keep you logged in. In the local storage of your browser it keeps, under these names:</p>
    <ul>
      <li>
        <code>authToken</code>, <code>refreshToken</code> and <code>user</code>: your login and your profile, until you log out;
      </li>
      <li>
        <code>theme</code> and <code>sidebar-collapsed</code>: how you like it to look;
      </li>
      <li>
        names that begin with <code>words.</code>: words that you have typed and not sent, until you send them, clear them or log out.
      </li>
    </ul>
    <p>
      Logging in with GitHub sets one cookie for the minutes that it takes. What you type in the demo, and the pens under your words, are worked out in your
      browser.
    </p>

    <h2>Visitors of the sites that you build</h2>
    <p>
      A site that you deploy sets a cookie of its own when a visitor first sends something, for a year, so that visitors can find what is theirs again. It names
      nobody and means nothing to any other site. What they send is yours: you see it, and you answer to them for it.
    </p>

    <h2>Who else sees it</h2>
    <p>
      Your words are read on this server and are not sent to a language model or to any other company, unless whoever runs the server has configured a language
      model; the <Link to="/terms-ai">AI Terms</Link> say more. There is no analytics and no advertising. Pages of this app load nothing from other hosts,
      except Google’s login button where logging in with Google is set up, and your picture from Google or GitHub if you log in there.
    </p>
    <p>
      Whoever runs the server can have failures of this app reported to a monitoring service of theirs. It is off unless they configure it. Reports then hold
      what failed and on which page; recordings of a failure have all texts and inputs masked, and addresses are cleared of tokens.
    </p>

    <h2>How long</h2>
    <p>
      As long as your account or project exists. Deleting a project deletes its messages, versions and rows at once, and nobody gets its address for 30 days.
      Deleting your account, under Profile, takes all of this with it; events of your account, such as logins with their network address and browser, are kept
      for 90 days without your name. What rows of a site were before they changed is kept with its versions for at most 90 days. For a copy of what is kept
      about you, write to whoever runs this server; if you are logged in, the feedback page reaches them. Copies that they keep against loss may live on for as
      long as they keep them.
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

    <h2>Your account</h2>
    <p>
      Use an email address that is yours: what is sent to it can open your account. Keep your password to yourself, and likewise the links that open the
      management of your sites. You answer for what is done with them.
    </p>

    <h2>What is yours</h2>
    <p>
      Your words, the sites that they become and the rows that those collect are yours. You allow this server to store and serve them, since that is what it is
      for.
    </p>

    <h2>What you may not do with it</h2>
    <ul>
      <li>Build sites that deceive people, pass themselves off as somebody else’s, or collect passwords or card numbers.</li>
      <li>Publish what is against the law, or what you have no right to publish.</li>
      <li>Overload the server, or get around its limits with many accounts.</li>
    </ul>
    <p>A site that does so can be taken down, and its account closed.</p>

    <h2>The people who use your sites</h2>
    <p>
      What they enter is in your care. Ask only for what you need, tell them what you do with it, and answer them when they want to see it or have it deleted;
      you find it under Data in the editor.
    </p>

    <h2>Plans</h2>
    <p>
      The <Link to="/price">plans</Link> name how much you may use. During the open beta nothing can be bought, and nobody is charged. A message that changed
      nothing is not counted.
    </p>

    <h2>Ending it</h2>
    <p>
      You can delete your projects and your account at any time. How your data is handled stands in the <Link to="/privacy">Privacy Policy</Link>, how your
      words are read in the <Link to="/terms-ai">AI Terms</Link>. If these terms change, this page changes.
    </p>
  </Article>
)

/** /terms-ai. */
export const TermsAi = () => (
  <Article title="AI Terms">
    <p>What a machine does with your words here, and what it does not.</p>

    <h2>How words are read</h2>
    <p>
      The builder reads English sentences by rules and a dictionary that are part of the program. It runs on this server, and in your browser while you type. It
      learns nothing from you, and builds the same site from the same words.
    </p>
    <p>
      Whoever runs this server may configure a language model, on a machine of theirs or at a company such as Anthropic or OpenAI. Then your messages and what
      was built from them are sent to it, to propose better texts, sample rows and parts; what visitors enter on your sites is not. What it proposes is checked
      and marked as a version of its own, and the answer to your message names the model. Where no answer names one, none was asked.
    </p>

    <h2>It can be wrong</h2>
    <p>
      It can misread a sentence or miss a part of it. It shows you what it understood and what it did not, and every change can be undone by restoring a
      version. Look at what was built before you deploy it, above all at forms that ask people for personal data, and at who may see the answers.
    </p>

    <h2>Sample content</h2>
    <p>
      A new site holds made-up names, texts and rows so that you can see how it looks. They describe no real person or business. Rows that are samples are
      marked under Data. Replace them before people take them for yours.
    </p>

    <h2>Your words</h2>
    <p>They are kept with your project, because they are its history. They are not used to train anything and are not passed on.</p>
  </Article>
)
