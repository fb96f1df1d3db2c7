import { describe, expect, it } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const tablesOf = (words: string): Record<string, readonly string[]> =>
  Object.fromEntries(siteOf(words).entities.map(({ plural, fields }) => [plural, fields.map(({ label }) => label)]))

describe('what those keep who run warehouses, fleets, stations and offices', () => {
  it.each<[string, Record<string, readonly string[]>]>([
    [
      'A warehouse management website for inbound receiving, putaway and picking. Users should be able to define zones and bin locations, carry out cycle counts and transfer stock between locations.',
      {
        zones: ['Name', 'Code', 'Kind', 'Temperature'],
        putaways: ['Title', 'Item', 'Quantity', 'From', 'Bin'],
        'cycle counts': ['Number', 'Item', 'Bin', 'Expected', 'Counted', 'Difference'],
        'bin transfers': ['Number', 'Item', 'From', 'To', 'Quantity', 'Status'],
      },
    ],
    [
      'A cold chain monitoring platform for refrigerated trucks. Dispatchers can assign drivers to trips, view the temperature and location of each vehicle and view door opening events.',
      {
        temperatures: ['Title', 'Vehicle', 'Trip', 'Temperature', 'In range'],
        locations: ['Vehicle', 'Driver', 'Latitude', 'Longitude', 'Speed'],
        'door opening events': ['Place', 'Vehicle', 'Trip', 'Opened at', 'Closed at'],
      },
    ],
    [
      'A website for managing water pumping stations. Operators can view flow rate and pressure, start or stop pumps and acknowledge alarms, and see who changed which setting.',
      {
        pumps: ['Name', 'Water pumping station'],
        'station readings': ['Title', 'Station', 'Flow rate', 'Pressure', 'Tank level'],
        'setting changes': ['Setting', 'Station', 'Old value', 'New value', 'Changed by'],
      },
    ],
    [
      'A solar power plant operation platform. Engineers can register plants, strings and inverters, handle fault tickets, plan panel cleaning and compare generation with the forecast.',
      {
        plants: ['Name', 'Capacity', 'Panels', 'State'],
        strings: ['Name', 'Plant', 'Inverter', 'Panels'],
        'fault tickets': ['Title', 'Plant', 'Inverter', 'Fault', 'Lost energy', 'Status'],
        'panel cleanings': ['Title', 'Plant', 'Date', 'Panels'],
        'generation forecasts': ['Title', 'Plant', 'Expected', 'Generated'],
      },
    ],
    [
      'A contract management website for the legal department. Staff can draft contracts from templates, sign them electronically, file the signed copies and record amendments and payment milestones. It reminds owners before contracts expire.',
      {
        amendments: ['Title', 'Contract', 'Number', 'Changes', 'Valid from'],
        'payment milestones': ['Title', 'Contract', 'Amount', 'Due on', 'Status'],
        'contract signatures': ['Signer', 'Contract', 'Signed on', 'Status'],
        'expiry reminders': ['Title', 'Contract', 'Remind on'],
      },
    ],
    [
      'A hazardous waste tracking system. Companies declare waste batches and request collection. Carriers confirm pickups and print transport manifests, and officers record disposals and issue warnings.',
      {
        'waste batches': ['Batch number', 'Company', 'Waste code', 'Quantity', 'Hazard class', 'Status'],
        pickups: ['Title', 'Manifest', 'Waste batch', 'Carrier', 'Quantity'],
        disposals: ['Title', 'Waste batch', 'Facility', 'Method'],
        warnings: ['Reason', 'Company', 'Level', 'Status'],
      },
    ],
  ])('%s', (words, wanted) => {
    const tables = tablesOf(words)
    for (const [name, columns] of Object.entries(wanted)) expect(tables[name], name).toEqual(expect.arrayContaining([...columns]))
  })
})
