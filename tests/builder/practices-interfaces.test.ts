import { describe, expect, it, test } from 'vitest'
import { built } from '../support/turn.ts'

const tablesOf = (words: string): Record<string, readonly string[]> =>
  Object.fromEntries(built(words).entities.map(({ plural, fields }) => [plural, fields.map(({ label }) => label)]))

describe('what those keep who call, read feeds and serve resources', () => {
  it.each<[string, Record<string, readonly string[]>]>([
    [
      'A VoIP application with call forwarding, call recording and conference calling. Users can make calls, forward calls and record conversations.',
      {
        'call recordings': ['Title', 'Call', 'Recorded on', 'Duration', 'File'],
        'forwarding rules': ['Name', 'From number', 'Rings at', 'When'],
        'forwarding records': ['Caller', 'Rule', 'Call', 'Result'],
        'conference participants': ['Name', 'Role', 'Joined at'],
      },
    ],
    [
      'An outbound call platform with call centers and automated outbound calls. Users can view call records.',
      {
        'call centers': ['Name', 'Number', 'Agents', 'Waiting now'],
        'call tasks': ['Name', 'Center', 'Numbers', 'Reached'],
        'outbound calls': ['Person called', 'Task', 'Result', 'Interest'],
        agents: ['Name', 'Center', 'Extension', 'State'],
      },
    ],
    [
      'An instant messaging application for sending and receiving instant messages. Users can send text messages. It has features such as message deletion, voice and video calls, red packet transfer, and group voice and video chats.',
      { 'red packet transfers': ['Message', 'From', 'To', 'Amount'], 'chat groups': ['Name', 'Owner', 'Topic'] },
    ],
    [
      'A customer support website with omnichannel customer service. Users can submit tickets. Administrators can assign tickets.',
      { 'support channels': ['Name', 'Kind', 'Agents'], tickets: ['Subject', 'Channel'] },
    ],
    [
      'An RSS feed reader. Users can manage RSS feeds, including standard feed items and images, and set feed priorities and filter conditions.',
      {
        'RSS feeds': ['Title', 'Feed address', 'Priority', 'Unread'],
        'feed items': ['Title', 'Feed', 'Author', 'Summary', 'Read'],
        'feed filters': ['Name', 'Feed', 'Looks at', 'Contains', 'Then'],
      },
    ],
    [
      'A RESTful web service. Users can create and delete resources, send HTTP requests and receive responses.',
      { resources: ['Name', 'Path', 'Body'], 'HTTP requests': ['Title', 'Method', 'Path', 'Resource'], responses: ['Title', 'Request', 'Status code', 'Body'] },
    ],
    [
      'A site to configure a PHP framework. Users can manage modules and view logs.',
      { modules: ['Name', 'Version', 'Depends on', 'Enabled'], logs: ['Event', 'Module'] },
    ],
    [
      'A database documentation tool. Users can browse database tables and fields and modify table and field comments.',
      { 'table fields': ['Name', 'Table', 'Type', 'Key'], 'field comments': ['Comment', 'Table', 'Field', 'Was before'] },
    ],
  ])('%s', (words, tables) => {
    const kept = tablesOf(words)
    for (const [plural, labels] of Object.entries(tables)) expect([plural, kept[plural] ?? []]).toEqual([plural, expect.arrayContaining([...labels])])
  })

  test('an answer belongs to the request that asked for it', () => {
    const { entities } = built('A RESTful web service. Users can manage resources, send HTTP requests and view responses.')
    const requests = entities.find(({ plural }) => plural === 'HTTP requests')!.seeds.map(({ title }) => title)
    const rows = entities.find(({ plural }) => plural === 'responses')!.seeds.map(({ title, request }) => [title, requests[Number(request)]])
    expect(rows).toEqual(
      expect.arrayContaining([
        ['200, customer 17', 'GET /customers/17'],
        ['201, order 2041 created', 'POST /orders'],
      ]),
    )
  })
})
