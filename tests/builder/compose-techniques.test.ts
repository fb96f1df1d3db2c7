import { describe, expect, it } from 'vitest'
import { built } from '../support/turn.ts'

const plurals = (words: string) => built(words).entities.map(({ plural }) => plural)

describe('how a site is made, shown or delivered', () => {
  const site = 'A clinic site. Doctors manage patients and write prescriptions.'
  it.each([
    ['standards that it follows', 'The site supports HTTP standards.'],
    ['principles of its design', 'The site should follow UI/UX principles. The site should have two sets of UI styles.'],
    ['what it is used on', 'Doctors manage the content of the computer station, the mobile station and the patient C-end.'],
    ['what its encryption guards', 'The site should have functionalities such as communication encryption and private deployment.'],
    ['tools of whoever runs it', 'The site should have functionalities such as admin tools and APP management assistant.'],
    ['a processing of work', 'The site should have functionalities for completing work processes.'],
  ])('keeps no list of %s', (_, more) => {
    const known = plurals(site)
    expect(plurals(`${site} ${more}`).filter((plural) => !known.includes(plural))).toEqual([])
  })

  it('names the departments where it is how a company is organised', () => {
    expect(plurals('A factory site. It has functionalities such as factory architecture and equipment management.')).toEqual([
      'factory departments',
      'machines',
    ])
  })

  it('is no list of solutions where the first words say what it is there for', () => {
    expect(plurals('A campus site to provide a digital campus solution. Students browse courses and sign up for them.')).toEqual(['courses', 'sign-ups'])
  })

  it('keeps deployments where programs are deployed', () => {
    expect(plurals('A software site for developers. Developers manage deployments of their cloud applications.')).toContain('deployments')
  })

  it('says between whom people write to one another, and lists no such bodies', () => {
    expect(plurals('A campus site. It has functionalities such as smart teaching, and home-school communication.')).toEqual([
      'inquiries',
      'messages',
      'conversations',
    ])
  })

  it('reads access control as permissions, and no access to controls', () => {
    const things = plurals('A content site. Users manage content, as well as set permissions and access control.')
    expect(things).toContain('permissions')
    expect(things).not.toContain('controls')
  })
})
