import { describe, expect, it, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const tablesOf = (words: string): Record<string, readonly string[]> =>
  Object.fromEntries(siteOf(words).entities.map(({ plural, fields }) => [plural, fields.map(({ label }) => label)]))

describe('what those keep who publish, meet, share, vote and give in public', () => {
  it.each<[string, Record<string, readonly string[]>]>([
    [
      'Please implement a podcast hosting website. Podcasters should be able to upload episodes with chapter markers, see how often each episode was downloaded and assign sponsors to ad slots.',
      {
        'chapter markers': ['Title', 'Episode', 'Starts at minute'],
        'episode downloads': ['Episode', 'App', 'Downloaded on'],
        'ad slots': ['Episode', 'Sponsor', 'Place', 'Price'],
      },
    ],
    [
      'Please implement a forum for anglers. Users open threads in boards and reply. Moderators can close threads, give warnings and ban users.',
      {
        threads: ['Title', 'Board', 'Text'],
        warnings: ['Member', 'Thread', 'Points', 'Reason'],
        'user bans': ['Member', 'Reason', 'From', 'Until'],
      },
    ],
    [
      'Please implement a file sharing service. Users upload files, create share links with a password and see who opened each link. Deleted files stay in the trash, and each plan has a storage quota.',
      {
        'link openings': ['Opened by', 'Share link', 'IP address', 'Date', 'Time'],
        'trash entries': ['File', 'Deleted on', 'Restored'],
        plans: ['Name', 'Storage quota', 'Price per month'],
      },
    ],
    [
      'Please implement a crowdfunding website for films. Backers pledge an amount and pick a reward. Film makers post updates and answer questions.',
      { pledges: ['Project', 'Reward', 'Amount'], 'backer rewards': ['Title', 'Project', 'From', 'Left'] },
    ],
    [
      'Please implement a wiki for a fictional world. Authors write pages about characters and factions. Editors can lock a page, and a timeline lists the events.',
      {
        'page locks': ['Reason', 'Page', 'Locked by', 'Since'],
        events: ['Title', 'Page', 'Year'],
        'story characters': ['Name', 'Faction'],
      },
    ],
  ])('%s', (words, tables) => {
    const kept = tablesOf(words)
    for (const [plural, labels] of Object.entries(tables)) expect([plural, kept[plural] ?? []]).toEqual([plural, expect.arrayContaining([...labels])])
  })

  test('a forum of an electric club keeps no legal matters', () => {
    expect(Object.keys(tablesOf('Please implement a neighbourhood social network where polls decide about common matters.'))).not.toContain('legal matters')
  })
})
