import { describe, expect, it } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const entityOf = (words: string, id: string) => siteOf(words).entities.find((one) => one.id === id)
/** The labels of an entity's fields, each reference with the entity that it leads to. */
const fieldsOf = (words: string, id: string): string[] | undefined =>
  entityOf(words, id)?.fields.map(({ label, type, entity }) => (type === 'reference' ? `${label} → ${entity}` : label))

describe('what nothing else leads to or from', () => {
  it('is of the thing that the site is about', () => {
    const podcast =
      'A podcast show notes website. Users can add episodes with an audio link, edit episodes, search episodes and attach links. Users can write notes for episodes.'
    expect(fieldsOf(podcast, 'links')).toContain('Episode → episodes')
  })
  it('stays alone where the words tell all that it has, or where nothing stands out', () => {
    const birds = 'Create a bird watching journal. Birders record sightings with species, number, location, date and a photo.'
    expect(fieldsOf(birds, 'sightings')).toEqual(['Title', 'Species', 'Number', 'Location', 'Date', 'Photo', 'Notes'])
  })
})

describe('what is booked', () => {
  it('is booked at the place that the site keeps', () => {
    const dock =
      'A loading dock appointment website for a warehouse. Carriers can request a time slot for a delivery and view their appointments. Administrators can manage dock doors.'
    expect(fieldsOf(dock, 'time_slots')).toContain('Dock door → dock_doors')
  })
  it('is asked for by what is lent, not by the loan', () => {
    const museum =
      'A museum loan management website. Borrowing museums can search for exhibits and submit loan requests with the loan period and the purpose, curators can approve loan requests, and administrators can manage exhibits and loans of exhibits.'
    expect(fieldsOf(museum, 'loan_requests')).toContain('Exhibit → exhibits')
    expect(fieldsOf(museum, 'loan_requests')).not.toContain('Loan → loans')
  })
})

describe('what is noted again and again', () => {
  it('has rows of its own, each with its date', () => {
    const cheese =
      'A cheese ageing log. Users can create batches with cheese type and milk source and log turning, washing, temperature and humidity for each batch.'
    expect(fieldsOf(cheese, 'batches')).not.toContain('Humidity')
    expect(fieldsOf(cheese, 'batch_logs')).toEqual(expect.arrayContaining(['Batch → batches', 'Date', 'Turning', 'Washing', 'Temperature', 'Humidity']))
  })
  it('stays with the thing where it is noted once', () => {
    const shop = 'A stock site. Users can add products and record price, size and supplier for each product.'
    expect(siteOf(shop).entities.map(({ id }) => id)).not.toContain('product_logs')
  })
  it('belongs to the occasion after which it is entered', () => {
    const rowing =
      'A rowing club logbook website to record outings. Users can reserve a boat for a date, and enter the crew and the distance rowed after an outing. Users can log outings.'
    expect(fieldsOf(rowing, 'outings')).toEqual(expect.arrayContaining(['Crew', 'Distance rowed']))
  })
})

describe('what is put away', () => {
  it('is marked by whoever finds it, in folders of their own', () => {
    const film =
      'A film location site. Property owners can list locations with photos and daily rates. Location scouts can search locations by type and region, save them to project folders and send booking requests.'
    expect(fieldsOf(film, 'favorites')).toEqual(expect.arrayContaining(['Location → locations', 'Project folder → project_folders']))
    expect(entityOf(film, 'project_folders')?.read).toBe('own')
  })
})

describe('who stands over others', () => {
  it('is the shift leader, not the operator', () => {
    const { roles } = siteOf('A shift handover website. Operators can write handover notes. Shift leaders can confirm handovers and review notes.')
    expect(roles).toEqual([
      { id: 'operator', name: 'Operator', manages: false },
      { id: 'shift_leader', name: 'Shift leader', manages: true },
    ])
  })
})
