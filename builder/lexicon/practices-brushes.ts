import { has, means, type Practice, passes, unlike } from './practice.ts'
import { living } from './shape.ts'

const wanted = '@painting demand|demand|painting request|decorating demand'

/** What those keep who bring people together with painters of walls and facades. */
// biome-ignore format: a table
export const practicesOfBrushes: readonly Practice[] = [
  unlike(/\b(?:galler(?:y|ies)|artworks?|oil paintings?|exhibitions?|art lessons?)\b/i, 'wall painting|wall paint|wall painter|house painter|house painting|painting contractor|painting demand|interior painting|facade painting|painting service',
    living('Open; Take on: Open > Taken on; Finish: Taken on > Done; Withdraw: Open > Withdrawn; Give back: Taken on > Open', means('trade_request', 'painting demand|demand|painting request|decorating demand|painting job|posted demand|painting requirement', 'Title!;What is needed:long!;Surface=Walls|Ceiling|Woodwork|Facade|Floor;Area:number(m²)#6-240;Colour~Warm white|Sage green|Clay;Location~Harbour|Old Town|Lakeside;Wanted on:date;Budget:money#150-6000;Contact;Phone:phone;~Taken on by', 'Living room, four walls | what_is_needed=Fill two cracks, then paint twice.; surface=Walls; area=62; budget=780; status=Open', 'Stairwell over three floors | what_is_needed=Washable to the height of the handrail.; surface=Walls; area=140; budget=2400; status=Taken on', 'Ceiling after a leak | what_is_needed=A stain has to be sealed first.; surface=Ceiling; area=18; budget=320; status=Open', 'Garden front | what_is_needed=Wash it down, prime and paint, the scaffold is there.; surface=Facade; area=96; budget=3600; status=Done', 'Six doors with frames | what_is_needed=Sand and paint with satin gloss.; surface=Woodwork; area=24; budget=690; status=Open')),
    has('=order|painter order|painting order', `Demand->${wanted};Area:number(m²)#6-240`),
    living('Sent; Accept: Sent > Accepted; Decline: Sent > Declined', means('trade_request', 'painting quote|quote|quotation|painting offer', `Title!;Demand->${wanted}~Living room, four walls|Garden front;Painter->@painter~Ana Silva|Wen Zhang;Price:money#180-6000!;Days:number#1-20;Coats:number#1-3;Paint included:boolean;Begins on:date;Note:long`, 'Living room, two coats | price=760; days=2; coats=2; paint_included=yes; status=Sent', 'Stairwell with scaffold | price=2350; days=6; coats=2; paint_included=yes; note=The scaffold is ours.; status=Accepted', 'Ceiling, sealed and painted | price=340; days=1; coats=3; paint_included=yes; status=Declined', 'Garden front in silicate paint | price=3900; days=9; coats=2; paint_included=no; status=Sent')),
    has('bid', `Demand->${wanted}`),
    has('case|work|painter work|painting case', 'Surface=Walls|Ceiling|Woodwork|Facade|Floor;Area:number(m²)#6-240'),
    has('painter', 'Price per m²:money#6-28'),
    passes('house|property'),
  ),
]
