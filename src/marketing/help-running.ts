import type { HelpArticle } from './help-article.ts'

/** Help with putting a site online, its data, and the account. */
export const helpRunning: readonly HelpArticle[] = [
  {
    id: 'deploy',
    title: 'Putting a site online',
    parts: [
      'Press Deploy in the editor. The site gets an address made of its name, and keeps it: deploying a later version changes what stands there, not where. You need to have verified your email address first, by the link in the mail that came after signing up; Deploy offers to send it again.',
      'Taking a site down keeps the project, its rows and its address, so that you can put it back. When you delete the project, its address is given to nobody for 30 days.',
      'Built sites are plain pages that work without JavaScript, on phones and with a keyboard or a screen reader. On the free plan they bear a small badge.',
      'Domains of your own are not available yet.',
    ],
    see: [{ to: '/price', label: 'Plans' }],
  },
  {
    id: 'data',
    title: 'What people enter: rows',
    parts: [
      'Everything that people send on your site is kept as rows in the site’s own database. You see them under Data in the editor, and can download each table as CSV, for a spreadsheet.',
      'A new site holds sample rows, so that you can see how it looks. They are marked as samples under Data. The preview has rows of its own, and so has the deployed site.',
      'Your plan says how many rows a site keeps. When it is full, its forms say so to the visitor instead of losing what was typed. One row holds up to 16 KB, and a visitor can send up to 60 entries in a minute.',
    ],
  },
  {
    id: 'who-sees',
    title: 'Who sees which rows',
    parts: [
      'Each table has a rule, and nothing is open unless it is meant to be. Some tables are public, like the products of a shop. Others show people only their own rows, like bookings. Others are for the people who run the site.',
      'Visitors need no account: a cookie of the site tells whose rows are whose. It means nothing to any other site.',
      { changes: ['Bookings should be visible to everyone', 'Only managers can see the waitlist', 'Anyone can add classes'] },
    ],
  },
  {
    id: 'roles',
    title: 'Roles in your site, and managing it',
    parts: [
      'If your words name who does what, the site has roles. Everybody starts as the first one. The role that manages sees all rows and the pages for managing; on the deployed site it is opened by a link of yours alone.',
      'Once the site is deployed, Deploy in the editor offers “Manage the live site”: that is the link. It is good for 24 hours, and the browser that opened it stays in the managing role for 30 days. Whoever has the link can manage the site, so give it only to people who should.',
    ],
  },
  {
    id: 'messages',
    title: 'Plans and messages',
    parts: [
      'Your plan has a limit for each day, for each month, or for both; days and months are counted in UTC. What is left stands beside Build it.',
      'Only a message that changed something counts. One that failed, was stopped or was not understood does not, and what you try in the demo never does.',
      'When nothing is left, your words stay where you typed them, and the page says from when you can send the next message. During the open beta only the free plan can be chosen, and nobody is charged.',
    ],
    see: [{ to: '/price', label: 'Pricing Plans' }],
  },
  {
    id: 'account',
    title: 'Your account',
    parts: [
      'Open it by your name in the sidebar. Under Profile you can change your preferred name and your password, see where you are logged in and end what you do not know, log out, and delete your account. Under My Sites are your sites with their addresses.',
      'Changing your password logs out every other browser, and a mail tells you that it happened. If you logged in longer than 15 minutes ago, log in again before you change it.',
      'A login lasts while you use it: it is renewed in the background, ends after 14 days without use, and after 30 days in any case. Logging out in one tab logs out all tabs of that browser.',
      'Deleting your account deletes your sites, what they keep and their addresses, at once and for good: export first what you want to keep. For a copy of what is kept about you, write to whoever runs this server; if you are logged in, the feedback page reaches them.',
    ],
  },
  {
    id: 'password',
    title: 'I forgot my password',
    parts: [
      'Choose Log in, Continue with email, “Forgot password?”. The answer is the same whether or not there is an account, so that nobody can find out who has one.',
      'The link in the mail works once, for 30 minutes. Choosing a new password logs out every browser that was logged in.',
    ],
  },
  {
    id: 'providers',
    title: 'Logging in with Google or GitHub',
    parts: ['Both work where whoever runs this server has set them up; where not, the login dialog says so. An account by email works everywhere.'],
  },
  {
    id: 'limits',
    title: 'Limits',
    parts: [
      {
        list: [
          'A description or message: 20,000 characters.',
          'A site: up to 40 pages, and 24 fields in each table.',
          'A row: 16 KB. An entry by a form: 64 KB.',
          'Rows that one page reads: the newest 2,000 of a table.',
          'Entries by one visitor: 60 in a minute; by everybody at one network address: 300 in a minute.',
          'Browsers that are logged in to one account: 20.',
          'Notes by the feedback page: 10 in an hour.',
        ],
      },
      'Messages and rows depend on the plan.',
    ],
    see: [{ to: '/price', label: 'What each plan allows' }],
  },
  {
    id: 'self-hosting',
    title: 'Running SparkSite yourself',
    parts: [
      'SparkSite is free software under the MIT licence. It runs whole on one machine, without a key, a network or a database to install:',
      { code: 'npm ci && npm start' },
      'It needs Node 20.19 or newer with npm, on Linux or macOS, or on Windows within WSL. Everything is configured by environment variables, none of which is needed; the README lists them. Data lies in one folder: keep copies of it.',
    ],
  },
  {
    id: 'trouble',
    title: 'Something does not work',
    parts: [
      {
        list: [
          '“The server could not be reached”: check your connection. What you typed is kept in your browser and is there again after a reload.',
          'No mail came: look in the spam folder, then ask for it again. On a server that runs on your own machine, mails lie at /dev/mailbox/.',
          'The preview stays empty: reload it by the button above it.',
          'You were logged out: another tab logged out, or the login ended. Log in again; your words are still there.',
          'Colours look wrong: choose light or dark under your account.',
        ],
      },
      'If none of this helps and you are logged in, write it on the feedback page: what you did, what happened, and what you had expected.',
    ],
  },
]
