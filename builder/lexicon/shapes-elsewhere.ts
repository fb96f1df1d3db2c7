import { living, type Shape, shape } from './shape.ts'

/** What its noun says to be of another trade than most of its kind: goods that are given rather than money, a network that is joined rather than a server. */
export const elsewhereShapes: readonly Shape[] = [
  living(
    'Offered; Accept: Offered > Accepted; Receive: Accepted > Received; Decline: Offered > Declined',
    shape(
      'donation',
      /(?:^| )(?:goods|things?|items?|clothes|clothing|books?|food|toys?|materials?|suppl(?:y|ies)|furniture|equipment|in-kind) donation$/,
      'Donor!;What->offer;Quantity:number#1-;Condition=As new|Good|Worn;Given on:date;Phone:phone;Email:email;Note:long',
      'Ana Silva | quantity=3; condition=Good',
      'Green Park School | quantity=24; condition=As new',
      'Ben Carter | quantity=1; condition=Worn',
      'Mei Chen | quantity=6; condition=Good',
      'Harbour Bakery | quantity=12; condition=As new',
    ),
  ),
  living(
    'Disconnected; Connect: Disconnected > Connected; Disconnect: Connected > Disconnected',
    shape(
      'connection',
      /(?:^| )(?:wi-?fi|wlan|wireless|hotspot|bluetooth) (?:connection|network)$/,
      'Network name!;Password;Security=WPA3|WPA2|Open;Signal:percent#0-100;Checked on:date;Note:long',
      'Home | password=kettle-7-window; security=WPA3; signal=92',
      'Guests | password=welcome-all; security=WPA2; signal=78',
      'Workshop | password=oak-and-iron; security=WPA2; signal=64',
      'Cafe Lakeside | security=Open; signal=41',
    ),
  ),
  shape(
    'log',
    /^(?:work|staff|personnel) (?:dynamic|activit(?:y|ies))$/,
    'What was done!;Who;Place;Date:date;Time:time;Result=Done|To be continued|Handed on;Details:long',
    'Round of the market square | result=Done; details=Two lamps out, told to the works yard.',
    'Visit to an elderly resident | result=Done; details=All well, medicine fetched.',
    'Register brought up to date | result=To be continued; details=Nine of twenty households.',
    'Dispute over parking heard | result=Handed on; details=Goes to the committee on Thursday.',
    'Fire extinguishers looked at | result=Done; details=One to be replaced.',
  ),
]
