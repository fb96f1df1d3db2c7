import { describe, expect, it } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const told = (words: string) => siteOf(words).entities.map(({ plural, fields }) => `${plural}: ${fields.map(({ label }) => label).join(', ')}`)

describe('nouns of software, games, assistants, energy and marketing', () => {
  it.each([
    [
      'A code hosting platform. Developers can manage repositories, branches and pipelines. Users can view containers, dependencies and crash reports.',
      [
        'branches: Name, Repository, Based on, Last change by, Ahead, Behind, Protected, Updated on, Note',
        'pipelines: Name, Branch, Runs, Seconds, Last run on, Started by, Log, Status',
        'containers: Name, Image, Server, Port, CPU load, Memory used, Started on, Status',
        'dependencies: Name, Repository, Version, Newest version, Language, Licence, Used by, Link, Updated on, Description',
        'crash reports: Error, Repository, Version, Device, System, Times, People affected, First seen on, Last seen on, Stack trace, Status',
      ],
    ],
    ['A bank. Administrators can manage branches and accounts.', ['branches: Name, Manager, Address, Phone, Email, Opened on, Notes, Status']],
    [
      'A shipping company. Administrators can manage containers and ports.',
      ['containers: Container number, Port, Type, Carrier, Contents, Weight, Place, Arrived on, Leaves on, Status'],
    ],
    [
      'A data analysis system. Users can manage databases, columns and pivot tables. Users can view sales forecasts and programming languages.',
      [
        'columns: Name, Table, Type, Required, Example, Description',
        'pivot tables: Name, Data, Rows, Columns, Values, Counted as, Owner, Updated on, Description',
        'programming languages: Name, Kind, First released, Typing, Used for, Website, Description, Picture',
      ],
    ],
    [
      'An AI chat platform. Users can chat with AI characters, create agents and view credits. Administrators can manage training data and human handovers.',
      [
        'agents: Name, Role, Model, Tone, Greeting, Instructions, Knowledge, Language, Public, Picture',
        'credits: Entry, Kind, Points, Balance, For, Date',
        'training data: Name, Agent, Type, Rows, Size, Updated on, Description, Status',
        'human handovers: Subject, Visitor, Reason, Taken on by, Last words, Date, Time, Status',
      ],
    ],
    [
      'A war game website. Users can view maps, skins and troops, train troops and build buildings. Administrators can manage seasons and manage bans.',
      [
        'troops: Name, Kind, Attack, Defence, Quantity, Training time, Price, Picture',
        'buildings: Name, Kind, Level, Makes, Made an hour, Price, Time to build, Picture',
        'maps: Name, Kind, Size, Players, From level, Dangers, Description, Picture',
        'skins: Name, For, Rarity, Price, Series, On sale until, Picture',
        'seasons: Name, Number, Starts on, Ends on, Best reward, What is new, Picture',
        'bans: Account, Kind, Reason, From, Until, Decided by, Status',
      ],
    ],
    [
      'A live streaming platform. Users can watch live streams and send gifts. Administrators can manage gifts.',
      ['gifts: Name, Price, Kind, Worth to the host, Effect, Order, Picture'],
    ],
    [
      'A CMS for a news website. Administrators can manage articles, menus and banners. Readers can view interviews.',
      [
        'menus: Name, Parent, Address, Order, Icon, Visible, Description',
        'banners: Title, Picture, Link, Place, Order, Shown from, Shown until, Clicks, Text, Status',
        'interviews: Title, Category, Author, Published on, Text',
        'articles: Title, Category, Author, Published on, Text, Picture',
      ],
    ],
    [
      'An energy monitoring platform with smart meters. Users can view consumption, loads, tariffs and energy savings. Administrators can manage rooms and communication protocols.',
      [
        'loads: Measure, Value, Unit, Source, Date',
        'tariffs: Name, From, Until, Price per kWh, Season, Valid from, Note',
        'energy savings: Measure, Place, Saved a month, Money saved, Cost, Since, Note',
        'rooms: Name, Floor, Devices, Temperature, Humidity, In charge, Note',
        'communication protocols: Name, Kind, Port, Every, Devices, Encrypted, Message',
      ],
    ],
    [
      'A marketing platform. Administrators can manage campaigns, segments, competitors, red packet activities, bargaining activities and lottery activities.',
      [
        'segments: Name, Who belongs, People, Bought in a year, Last counted on, Used for, Note',
        'competitors: Name, Website, Products, Prices, Market share, Strengths, Weaknesses, Looked at on',
        'red packet activities: Title, Total amount, Packets, Least, Most, Each person, Taken, Starts on, Ends on, Rules, Picture, Status',
        'bargaining activities: Title, Lottery activity, Starting price, Lowest price, Cuts needed, Cuts so far, Ends on, Status',
        'lottery activities: Name, Prize, Chance, Entry price, Draws on, Status',
      ],
    ],
    [
      'A security platform. Users can submit vulnerability reports and view login attempts and recovery codes.',
      [
        'vulnerability reports: Title, Where, Severity, Steps, Found by, Found on, Reward, Proof, Status',
        'login attempts: Account, Address, Device, Page, Result, Reason, Date',
        'recovery codes: Code, Account, Made on, Note, Status',
      ],
    ],
  ])('have the columns of their trade: %s', (words, wanted) => {
    expect(told(words)).toEqual(expect.arrayContaining(wanted))
  })
})

it('a check-in at a place is no daily check-in, though it earns points', () => {
  const { entities } = siteOf('A travel app. Users check in at scenic spots and earn points for each check-in.')
  expect(entities.find(({ plural }) => plural === 'check-ins')?.fields.map(({ label }) => label)).toContain('Scenic spot')
})
