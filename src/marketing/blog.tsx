import { css } from '../../styled-system/css'
import { MarkedText } from '../ui/marked-text.tsx'
import { Article } from './article.tsx'
import { sample, sampleMarks } from './sample.ts'

const posts = [
  { id: 'reading', title: 'How a sentence is read' },
  { id: 'marked-words', title: 'Why your words come back marked' },
  { id: 'no-blank-page', title: 'Why there is never a blank page' },
  { id: 'no-build-step', title: 'A site is data' },
  { id: 'statecharts', title: 'Statecharts in the open' },
  { id: 'works-without-script', title: 'Built sites work without JavaScript' },
] as const
type Post = (typeof posts)[number]['id']

const Title = ({ of }: { readonly of: Post }) => <h2 id={of}>{posts.find(({ id }) => id === of)?.title}</h2>

/** /blog: how the product works, told by those who make it. */
export const Blog = () => (
  <Article title="Blog">
    <nav aria-label="Posts">
      <ul className={css({ listStyleType: 'none!', ps: '0!' })}>
        {posts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>

    <Title of="reading" />
    <p>
      A description is cut into clauses first: at full stops, at “where”, “and”, “which”, wherever one request ends and the next begins. “A calm site for my
      pottery studio where people book a class and join the waitlist” has three: what it is, and two things that people do on it.
    </p>
    <p>
      Then each clause is asked what it says. A verb that people do something with, like book, join or report, is an action, and what stands behind it is the
      thing that it is done to. “Calm” decides a look. “Pottery studio” says what all of it is about, and that decides what a class is called, what it costs in
      the examples, and which words stand on the first page.
    </p>
    <p>
      From a thing comes a table with fields. Some are said (“with a severity”), others follow from what the thing is: a booking has a date and a name, because
      a booking without them would be of no use. A dictionary of nouns, verbs and trades that belongs to the program knows such things. There is no language
      model in it. The same words give the same site, on your machine as on ours, in about a thousandth of a second.
    </p>

    <Title of="marked-words" />
    <p>
      Most builders take a sentence and hand back a page, and it is up to you to find out what became of the sentence. We wanted to see the reading. So the
      words that you type come back under three pens: <MarkedText text={sample} marks={sampleMarks} />.
    </p>
    <p>
      Blue words became things, green words became actions, pink words became the look. A word without a mark was not used, and that is the useful part: you
      know at a glance what to say again in other words. The marks are not decoration. They come from the same reading that the site is built from, which runs
      in your browser while you type.
    </p>

    <Title of="no-blank-page" />
    <p>
      A new app is usually empty, and an empty list tells you nothing. Is it too wide? Does a long title break it? So every table that we build comes with
      sample rows that could be real: names of the right kind, prices in the right range, dates around today. They are marked as samples wherever you manage
      them, and once you have looked, you delete them.
    </p>
    <p>
      The same holds for what goes wrong. A page that somebody may not see says whose it is, a form that was refused keeps what was typed and says which field
      and why, and a list that finds nothing says what it looked for. None of these is an accident of a template: they are part of what a page is.
    </p>

    <Title of="no-build-step" />
    <p>
      There is no program text between your words and your site. The words become a model: a theme, the things to keep with their fields, the actions, the pages
      and their parts. Any valid model can be shown, so no change can leave the site half broken, and a version is simply an older model. Restoring one takes as
      long as loading the page.
    </p>
    <p>
      A further message becomes a small patch of that model. What it does not name stays exactly as it was, which is why asking for a dark header does not
      shuffle the rest of the page.
    </p>

    <Title of="statecharts" />
    <p>
      An app is easy to get right while everything goes well and in order. It goes wrong in between: the answer that comes after the dialog was closed, the
      second click, the login that ends in another tab while something is being saved. So each flow here is drawn as a statechart: the states that it can be in,
      and what leads from one to another. What is not drawn cannot happen.
    </p>
    <p>
      The charts are not a picture of the code, they are the code. Tests walk every transition of each, on running machines with a clock that stands still, and
      each transition is also taken out or led astray to see that a test notices. They lie in a folder of their own in the sources, one chart in one file, to be
      pasted into any viewer of XState charts.
    </p>

    <Title of="works-without-script" />
    <p>
      Pages are written on the server as plain, accessible HTML. Forms are forms and links are links; they work on an old phone on a train. Colours that you
      name are kept as you named them, and the text on them is chosen so that it can be read.
    </p>
  </Article>
)
