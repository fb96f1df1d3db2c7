import { describe, expect, it } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const told = (words: string) => {
  const { entities } = siteOf(words)
  return entities.map(({ plural, fields }) => {
    const of = fields.map(({ label, entity }) => (entity === undefined ? label : `${label} → ${entities.find(({ id }) => id === entity)?.plural}`))
    return `${plural}: ${of.join(', ')}`
  })
}

describe('what workplaces write down', () => {
  it.each([
    [
      'A fleet system. Users manage vehicles, drivers, refueling records, accidents, traffic violations and vehicle insurance.',
      [
        'refueling records: Vehicle → vehicles, Driver → drivers, Date, Litres, Cost, Mileage, Station, Fuel, Per 100 km, Receipt',
        'traffic violations: Offence, Vehicle → vehicles, Driver → drivers, Place, Date, Fine, Points, Status',
        'vehicle insurances: Policy number, Vehicle → vehicles, Insurer, Covers, Premium, Starts on, Ends on, File, Status',
      ],
    ],
    [
      'A warehouse system. It has product management, inventory management, warehouse management, stocktaking, stock transfers, supplier management and purchase returns.',
      [
        'inventory items: Product → products, Warehouse → warehouses, Supplier → suppliers, Quantity, Unit, Lowest level, Checked on',
        'stock transfers: Inventory item → inventory items, Quantity, From place → warehouses, To place → warehouses, Date, Handled by, Note, Status',
        'purchase returns: Inventory item → inventory items, Supplier → suppliers, Quantity, Amount, Reason, Date, Note, Status',
      ],
    ],
    [
      'A human resource system. It has department management, position management, employee management, contract management, social security management and duty rosters.',
      [
        'departments: Name, Head → employees, Site, Phone, Email, People, Tasks',
        'contracts: Employee → employees, Department → departments, Contract number, Type, Position → positions, Salary, Starts on, Ends on, Signed on, File, Status',
        'duty rosters: Name, Employee → employees, Duty, Date, Starts at, Ends at, Place, Note',
      ],
    ],
    [
      'A safety system. Users manage equipment, record inspections of equipment and report hidden dangers.',
      [
        'inspections: Subject, Machine → machines, Place, Inspector, Date, Result, Findings, Picture, Next due on, Status',
        'hidden dangers: Hazard, Machine → machines, Inspection → inspections, Place, Kind, Level, Found by, Found on, In charge, Put right until, Measures, Picture, Status',
      ],
    ],
    [
      'A backend system. It has menu management, dictionary management, scheduled tasks, role management and business code maintenance.',
      [
        'dictionaries: Name, Code, In use, Note',
        'dictionary items: Label, Dictionary → dictionaries, Value, Order, Default, In use, Note',
        'scheduled tasks: Name, Command, Runs, At, Last run on, Last result, Cron expression, Note, Status',
        'business codes: Label, Code, Dictionary, Order, In use, Note',
      ],
    ],
    [
      'A customer service system. It has keyword replies, batch push and approval requests.',
      [
        'keyword replies: Keyword, Reply, Answers when, Used, Changed on, Status',
        'batch pushes: Title, Message, Audience, Channel, Send on, Send at, Status',
        'approval requests: Subject, Kind, Submitted by, Submitted on, Amount, Reason, Decided by, Remark, Decided on, Status',
      ],
    ],
  ])('has the columns of its kind and names what it belongs to: %s', (words, wanted) => {
    expect(told(words)).toEqual(expect.arrayContaining(wanted))
  })

  it('is read from a list of functions behind a comma', () => {
    const kinds = siteOf('A portal that provides services and functions, including news, e-commerce, and online games.').entities.map(({ id }) => id)
    expect(kinds).toEqual(expect.arrayContaining(['news_articles', 'products', 'games']))
  })
})
