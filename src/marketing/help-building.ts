import type { HelpArticle } from './help-article.ts'

/** Help with describing, changing and trying a site. */
export const helpBuilding: readonly HelpArticle[] = [
  {
    id: 'start',
    title: 'Getting started',
    parts: [
      'SparkSite reads a description in words and builds the site or app that it asks for: pages, forms, lists, and a database behind them.',
      {
        list: [
          'Choose Get started, then Continue with email, then Sign up. A mail with a link follows; the link is good for 24 hours.',
          'On your sites page, write what you want in a sentence or two and press Build it. Control and Enter (on a Mac, Command and Enter) do the same.',
          'Watch it being built. The preview beside the conversation is the real site, on rows of its own: try its forms.',
          'Write what to change. Every change is a version that you can go back to.',
          'Press Deploy. The site gets an address that you can give to others.',
        ],
      },
      'You can also try words in the demo first. It runs in your browser alone: nothing is sent, and no message is spent.',
    ],
    see: [{ to: '/price', label: 'What the plans allow' }],
  },
  {
    id: 'describe',
    title: 'Describing what you want',
    parts: [
      'Write in English sentences, as you would tell a colleague. Three things help most: what the site is for, what people do on it, and how it should look.',
      {
        descriptions: [
          'A calm site for my pottery studio where people book a class and join the waitlist',
          'A bug tracker where testers report bugs with a severity and developers close them',
          'A recipe box for my family with ratings and comments',
        ],
      },
      'Three pens show how your words were read: blue for things (pages and what is kept), green for actions (buttons and forms), pink for style. They appear while you type. A word without a mark was not used.',
      {
        list: [
          'Name the things that are kept, and what is known of each: “products with a name, a price and a photo”.',
          'Say who does what: “testers report bugs, developers close them” makes two roles.',
          'Name colours by word or by code. A colour that you name is used exactly; the text on it is chosen so that it can be read.',
          'A look can be one word: calm, bold, playful, minimal, dark, elegant.',
        ],
      },
      'One message holds up to 20,000 characters. Under each answer stands what became of each clause: built, and on which page; understood but not built; or not understood.',
    ],
  },
  {
    id: 'change',
    title: 'Changing a site',
    parts: [
      'Send a further message in the editor. What you do not mention stays exactly as it is.',
      {
        changes: [
          'Add a phone number to the waitlist',
          'Make the header dark green',
          'Add a FAQ page',
          'Make the buttons rounder',
          'Change the headline to “Clay for beginners”',
        ],
      },
      'One message can ask for several changes; each clause is answered by itself. Where words were not understood, the answer offers others to choose from, and the message is not counted.',
      'While a turn is under way you can stop it: nothing is changed then, and nothing is counted. You can also leave the page; the turn goes on, and you find its result when you come back.',
    ],
  },
  {
    id: 'versions',
    title: 'Versions: looking back, and going back',
    parts: [
      'Each message that changes something makes a version. Under History in the editor you see them all, with what changed in each.',
      'You can look at any version in the preview without changing anything. Restoring one makes a new version equal to it, so that nothing between is lost. Rows that people entered stay as they are: versions are of the site, not of its data.',
      'The deployed site does not follow by itself. It shows the version that you deployed last.',
    ],
  },
  {
    id: 'preview',
    title: 'The preview',
    parts: [
      'The preview is the site itself, in a frame that cannot reach your account. It keeps its own rows, apart from those of the deployed site, so you can try every form. Rows that you tried out go when the preview has not been used for a while.',
      'In the preview you can be everyone: where a site has roles, the bar “Viewing as” switches between them. The box above shows the page’s path, and beside it are buttons for the width of a phone and for opening the preview in a new tab. The address of a preview is good for ten minutes after its last use.',
    ],
  },
  {
    id: 'demo',
    title: 'The demo',
    parts: [
      'On the demo page the builder runs in your browser. Words are read while you type, the site is built again at each pause, and you can click through its pages and fill in its forms. Rows that you enter are kept in the page’s memory and are gone when you leave it.',
      'Nothing is sent to the server and no message is counted. Build it for real takes the words to your sites page, where Build it makes a project of them.',
    ],
  },
  {
    id: 'not-understood',
    title: 'When words are not understood',
    parts: [
      'The builder reads English by rules and a dictionary that are part of the program. It knows a great many things that people build, but not everything, and it never guesses silently: what it did not use bears no mark and is listed under the answer.',
      {
        list: [
          'Use shorter sentences, one request in each.',
          'Name the part that you mean as it stands on the page: “the header”, “the waitlist form”, “the page Classes”.',
          'Say what should be there, not how to make it: “add a search bar”.',
          'Put words that should appear on the page in quotation marks.',
        ],
      },
      'Not possible at present: pictures and files that you upload, payments that move money, mails sent by your site, programs of your own within it, and languages other than English.',
    ],
  },
]
