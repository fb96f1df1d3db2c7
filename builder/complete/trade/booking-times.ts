import type { Entity, Field } from '../../model.ts'

const mornings = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00']
const evenings = ['12:00', '12:30', '13:00', '13:30', '18:00', '18:30', '19:00', '19:30', '20:00', '20:30']

/** The times of a day that can be booked: of a table those of meals, of all else those of work. */
export const timesOf = (booked: string): readonly string[] => (/table|dish|restaurant|dinner|dining/.test(booked) ? evenings : mornings)

/** The times that can be had are no bookings of their own. */
export const isTimes = (noun: string): boolean => /(?:time ?slot|time|slot|availability|free time)s?$/.test(noun)

/** What words call the day and the time of a booking, which it has anyway: "pick a room, a day and a time slot". */
export const isWhen = ({ id, type }: Field): boolean =>
  (type === 'date' && /^(?:booking_|preferred_|event_|visit_|appointment_|reservation_)?(?:day|date)$/.test(id)) ||
  (type !== 'reference' && /^(?:booking_|preferred_|available_|free_|open_)?(?:time|time_?slot|slot|hour)(?:_booking)?$/.test(id))

/** The number of those who still have room in what is booked. */
export const placesOf = (offered: Entity): Field | undefined =>
  offered.fields.find(
    ({ type, label }) =>
      type === 'number' &&
      /^(?:places|seats left|seats|left|spaces|capacity|sleeps|places left|tickets left|(?:number of )?(?:free|available|open|remaining) (?:seats?|places?|spots?|spaces?))$/i.test(
        label,
      ),
  )

/** Times at which somebody looks at something, which cost nothing and take up no days of it. */
export const looksAt = /(?:^| )(?:viewing|test drive|visit|inspection|valuation|appraisal|interview)$/
