import { MarkedText } from '../ui/marked-text.tsx'
import { Article } from './article.tsx'
import { sample, sampleMarks } from './sample.ts'

/** /blog. */
export const Blog = () => (
  <Article title="Blog">
    <h2 id="marked-words">Why your words come back marked</h2>
    <p>
      Most builders take a sentence and hand back a page, and it is up to you to find out what became of the sentence. We wanted to see the reading. So the
      words that you type come back under three pens: <MarkedText text={sample} marks={sampleMarks} />.
    </p>
    <p>
      Blue words became things, green words became actions, pink words became the look. A word without a mark was not used, and that is the useful part: you
      know at a glance what to say again in other words. The marks are not decoration. They come from the same reading that the site is built from.
    </p>

    <h2 id="no-build-step">A site is data</h2>
    <p>
      There is no program text between your words and your site. The words become a model: a theme, the things to keep with their fields, the actions, the pages
      and their parts. Any valid model can be shown, so no change can leave the site half broken, and a version is simply an older model. Restoring one takes as
      long as loading the page.
    </p>
    <p>
      A further message becomes a small patch of that model. What it does not name stays exactly as it was, which is why asking for a dark header does not
      shuffle the rest of the page.
    </p>

    <h2 id="works-without-script">Built sites work without JavaScript</h2>
    <p>
      Pages are written on the server as plain, accessible HTML. Forms are forms and links are links; they work on an old phone on a train. Colours that you
      name are kept as you named them, and the text on them is chosen so that it can be read.
    </p>
  </Article>
)
