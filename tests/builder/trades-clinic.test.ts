import { describe, expect, it } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const told = (words: string) => siteOf(words).entities.map(({ plural, fields }) => `${plural}: ${fields.map(({ label }) => label).join(', ')}`)

describe('what hospitals, counsellors, vets and trials keep', () => {
  it.each([
    [
      'A hospital system. Nurses can add admissions, discharges and surgeries. Doctors can add referrals and lab tests.',
      [
        'admissions: Reason, Ward, Bed, Doctor, Admitted on, Expected until, Notes, Status',
        'discharges: Diagnosis, Admission, Ward, Discharged on, Treatment, Medicines, Advice, Next visit on',
        'surgeries: Procedure, Admission, Surgeon, Operating room, Date, Time, Anaesthesia, Notes, Status',
        'referrals: Reason, Admission, Referred by, Referred to, Speciality, Urgency, Wanted on, Letter, Notes, Status',
        'lab tests: Test, Admission, Priority, Ordered by, Due on, Notes, Status',
      ],
    ],
    [
      'A clinical trial system. Staff can add clinical trials, participants, investigators and adverse events.',
      [
        'clinical trials: Title, Phase, Condition, Sponsor, Lead investigator, People wanted, People enrolled, Starts on, Ends on, Summary, Status',
        'participants: Subject number, Clinical trial, Investigator, Name, Group, Date of birth, Phone, Consent given on, Next visit on, Notes, Status',
        'investigators: Name, Clinical trial, Site, Role, Speciality, Trained until, Phone, Email, About',
        'adverse events: What happened, Clinical trial, Participant, Investigator, Medicine, Severity, Began on, Ended on, Related, Measures',
      ],
    ],
    [
      'A counselling centre. Visitors can browse counselors. Staff can add support groups. Members can add mood records.',
      [
        'counselors: Name, Speciality, Experience, Fee, Way, Languages, Rating, About, Picture',
        'support groups: Name, Topic, Led by, Meets on, Place, Members, Open to all, Rules, Description',
        'mood records: What happened, Mood, Energy, Hours slept, Date, What helped',
      ],
    ],
    ['A vet practice for pets. Staff can add pets and vaccinations.', ['vaccinations: Vaccine, Pet, Given on, Next due on, Vet, Batch, Note']],
  ])('%s', (words, wanted) => {
    expect(told(words)).toEqual(expect.arrayContaining(wanted))
  })

  it('are prescriptions where doctors prescribe medications', () => {
    const site = siteOf('A clinic site. Patients can view prescriptions. Doctors can prescribe medications.')
    expect(site.entities.map(({ plural }) => plural).filter((plural) => /prescription|medication/.test(plural))).toEqual(['prescriptions'])
    expect(site.actions.filter(({ kind, entity }) => kind === 'create' && entity === 'prescriptions').map(({ name, role }) => `${name}: ${role}`)).toEqual([
      'Write prescription: doctor',
    ])
  })
})

describe('a referral elsewhere', () => {
  it('is an invitation where friends are invited', () => {
    expect(told('A fitness app. Users can invite friends and view referrals.').find((one) => one.startsWith('referrals'))).toBe(
      'referrals: Invited, Email, Invited by, Code, Sent on, Registered on, Reward, State',
    )
  })
})
