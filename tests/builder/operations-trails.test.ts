import { describe, expect, it } from 'vitest'
import type { AppModel } from '../../builder/model.ts'
import { built } from '../support/turn.ts'

/** The actions that leave a row of the entity. */
const leaving = (model: AppModel, entity: string) =>
  model.actions.filter(({ effects }) => effects?.some((effect) => effect.kind === 'record' && effect.entity === entity)).map(({ name }) => name)
const formsOn = (model: AppModel, path: string) =>
  model.pages
    .find((page) => page.path === path)
    ?.blocks.flatMap((block) => (block.kind === 'form' ? [model.actions.find(({ id }) => id === block.action)?.name] : []))

const sms = built('A text message service. Users can send SMS messages to customers and view sending records.')
const photos = built('A photo site. Users upload photos, browse them and view their photo records.')

describe('records of what is done', () => {
  it('are left by the doing that their name says', () => {
    expect(leaving(sms, 'sending_records')).toEqual(['Send SMS message'])
  })

  it('are left by what they are records of, with its title and the day', () => {
    const upload = photos.actions.find(({ name }) => name === 'Upload photo')!
    expect(upload.effects).toEqual([
      { kind: 'record', entity: 'photo_records', by: 'photo', copies: [], values: { date: '{today}', result: 'Done' }, sign: 1, when: null },
      { kind: 'name', field: 'made_by' },
    ])
  })

  it('are left once where another effect leaves them already', () => {
    for (const { actions } of [sms, photos])
      for (const { effects } of actions) expect(effects?.filter(({ kind }) => kind === 'record').length ?? 0).toBeLessThan(2)
  })
})

describe('the history of a site', () => {
  const pages = built(
    'Please implement a website that automatically generates web pages for various content. The website should have functionalities for template selection, content editing, page preview, and generation. Users should be able to select templates, edit content, preview pages, and generate the final web page. The website should also have user management, template management, and history record functionalities.',
  )
  it('is left by what visitors make, with what it was done to', () => {
    expect(leaving(pages, 'history_entries')).toEqual(['Create final web page', 'Save and publish'])
    expect(pages.actions.find(({ name }) => name === 'Create final web page')?.effects).toEqual([
      { kind: 'drafted', by: 'template', field: 'content', to: 'text' },
      {
        kind: 'record',
        entity: 'history_entries',
        by: 'final_web_page',
        copies: [
          { from: 'title', to: 'details' },
          { from: 'template', to: 'template' },
        ],
        values: { event: 'Create final web page', date: '{today}', result: 'Done' },
        sign: 1,
        when: null,
      },
      { kind: 'name', field: 'made_by' },
    ])
  })
  it('is not written by hand', () => {
    expect(formsOn(pages, '/history-entries')).toEqual([])
    expect(pages.actions.filter(({ entity }) => entity === 'history_entries').map(({ kind }) => kind)).toEqual(['delete'])
  })
})

describe('records of oneself', () => {
  it('are written down by whoever looks at them', () => {
    expect(formsOn(built('A sleep app. Users listen to calm music and view their sleep records.'), '/sleep')).toEqual(['Record sleep'])
  })
})

describe('a site with games and draws', () => {
  const fair = built(
    'A fair with mini-games and a lucky draw. It has marketing activities. Users participate in marketing activities, spin the wheel to win prizes, play mini-games and view their activity records.',
  )

  it('keeps who joins its activities, which is no record of a draw', () => {
    expect(fair.entities.find(({ id }) => id === 'participations')?.fields.flatMap(({ entity }) => entity ?? [])).toEqual(['marketing_activities'])
  })

  it('keeps records of what is done beside its scores', () => {
    expect(leaving(fair, 'activity_records')).toContain('Join a marketing activity')
    expect(fair.entities.map(({ id }) => id)).toContain('scores')
  })
})

describe('the log of a site', () => {
  const office = built(
    'A data centre management website. The website should have functionalities for device management, tenant management, and log query. Users should be able to log in, add devices, edit tenants and perform log queries.',
  )
  it('is left by everything that anybody does to its lists, with who did it to what', () => {
    const log = office.entities.find(({ id }) => id === 'logs')!
    const written = office.actions.filter(({ entity, kind }) => entity !== log.id && kind !== 'toggle')
    expect(leaving(office, 'logs').sort()).toEqual(written.map(({ name }) => name).sort())
    expect(office.actions.find(({ name, entity }) => name === 'Edit' && entity === 'devices')?.effects).toEqual([
      {
        kind: 'record',
        entity: 'logs',
        by: 'source',
        copies: [{ from: 'name', to: 'details' }],
        values: { event: 'Edit device', who: '{visitor}', date: '{today}' },
        sign: 1,
        when: null,
      },
    ])
  })
  it('is written by nobody’s hand', () => {
    expect(office.actions.filter(({ entity }) => entity === 'logs').map(({ kind }) => kind)).toEqual(['delete'])
  })
})
