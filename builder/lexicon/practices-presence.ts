import { essential } from './essential.ts'
import { has, means, type Practice, practice, unlike } from './practice.ts'

/** What those keep who are found by search engines, send out short pages, stream for money, and offer things to children of an age. */
// biome-ignore format: a table
export const practicesOfPresence: readonly Practice[] = [
  practice('google tag manager|tag manager|tracking pixel|media pixel|social media pixel|optimized for seo|on-page seo|page seo|perform seo',
    means('trade_item', 'seo setting|page seo setting|search engine setting|seo', 'Page!;Title!;Description:long!;Keywords;Address:url;Changed on:date', 'Start page | title=Hand-made lamps from the harbour; description=Lamps of brass and glass, made to order in two weeks.; keywords=lamps, brass, made to order', 'Lamps | title=All lamps with prices; description=Desk lamps, wall lamps and lanterns.; keywords=desk lamp, wall lamp, lantern', 'About us | title=Who makes the lamps; description=Three people and a workshop by the water.; keywords=workshop, lamp makers', 'Contact | title=How to reach us; description=Telephone, address and opening hours.; keywords=contact, opening hours'),
    means('trade_item', 'social media pixel|tracking pixel|marketing pixel|pixel|media pixel', 'Name!;Platform=Meta|LinkedIn|TikTok|Pinterest|X!;Pixel ID!;Counts=Page views|Purchases|Sign-ups;Active:boolean;Added on:date', 'Visits of all pages | platform=Meta; pixel_id=204118860725; counts=Page views; active=yes', 'Orders of the autumn campaign | platform=Meta; pixel_id=310762044518; counts=Purchases; active=yes', 'Sign-ups from short videos | platform=TikTok; pixel_id=C4Q7M20XF; counts=Sign-ups; active=yes', 'Companies that look around | platform=LinkedIn; pixel_id=4452047; counts=Page views; active=no'),
    means('trade_item', 'tag container|tag manager container|google tag manager|tag manager|tracking tag|container', 'Tag!;Container ID!;Kind=Page view|Click|Form sent|Scroll;Fires on=All pages|Start page|Contact page;Active:boolean;Changed on:date', 'All page views | container_id=GTM-K7QM20; kind=Page view; fires_on=All pages; active=yes', 'Click on the telephone number | container_id=GTM-K7QM20; kind=Click; fires_on=Contact page; active=yes', 'Contact form sent | container_id=GTM-K7QM20; kind=Form sent; fires_on=Contact page; active=yes', 'Read to the end | container_id=GTM-K7QM20; kind=Scroll; fires_on=Start page; active=no'),
    essential(/seo|search engine/, 'Users can view SEO settings.', /\bseo\b|\bsearch engines?\b/),
    essential(/tag|container/, 'Users can view tag containers.', /\btag manager\b/),
  ),
  unlike(/\b(?:shop|cart|checkout|orders?|bookings?)\b/i, 'landing page|temporary page|recreate a webpage|website builder|single-page website|promotional page',
    means('trade_item', 'content section|page section|section|content block|page content', 'Heading!;Kind=Introduction|Features|Story|Questions|Call to action!;Order:number#1-12;Text:long!;Picture:image', 'Welcome | kind=Introduction; order=1; text=What this page is about, in three sentences.', 'What you find here | kind=Features; order=2; text=The three things that matter most, each with a picture.', 'How it began | kind=Story; order=3; text=Who stands behind it, and since when.', 'What many ask | kind=Questions; order=4; text=Short answers to the usual questions.', 'Stay in touch | kind=Call to action; order=5; text=Leave your address and hear of it first.'),
    essential(/section|block|headline/, 'Users can view content sections.'),
  ),
  practice('charge for access|paid live|paid live stream|pay to watch|pay-per-view|paid live streaming|live-stream', has('live stream|live broadcast|live room|=stream', 'Price:money#0-60;Free preview:number(min)#1-10')),
  practice('real-time billing|billed by minute|per-minute billing|billing by minute|charged by minute', has('video call|audio call|voice call|=call', 'Rate per minute:money#1-8;Billed:money#5-200')),
  unlike(/\b(?:hospital|patients?)\b/i, 'children aged|kids aged|child aged|child-friendly',
    has('game|activity|tv show|children tv show|show|story|cartoon|=song|lesson|=video|=book|toy', 'Ages=2–4|5–7|8–10|11–12'),
    essential(/^(?:child|kid)(?:ren)?$|child (?:profile|account)/, 'Parents can manage children.', /\baged \d/),
  ),
  practice('product slider|product carousel|image slider|slider', has('product|=slide|banner', 'Place in the slider:number#1-9')),
  practice('vector graphic|vector editor|vector drawing|svg editor|graphic editor|graphics editor',
    has('vector graphic|=graphic|vector drawing', 'Owner~Ana Silva|Ben Carter|Mei Chen;Width:number(px)#200-2000;Height:number(px)#200-1600'),
    means('trade_item', 'drawn shape|shape|vector shape|graphic element|drawing element', 'Name!;Graphic->@vector graphic|=graphic|vector drawing|=drawing;Kind=Line|Curve|Rectangle|Circle|Path!;Points!;Line colour;Fill;Line width:number(px)#1-12;Order:number#1-40', 'Outer edge | kind=Rectangle; points=40,40 560,360; line_colour=#1f3a5f; fill=none; line_width=2; order=1', 'Sun | kind=Circle; points=480,90 r 36; line_colour=none; fill=#f4b942; line_width=1; order=2', 'Hill | kind=Curve; points=40,300 180,180 320,300; line_colour=#2e6b3a; fill=#6fae72; line_width=3; order=3', 'Path to the house | kind=Line; points=120,360 260,250; line_colour=#8a5a2b; fill=none; line_width=4; order=4'),
    essential(/shape|element/, 'Users can manage drawn shapes.', /\bshapes?\b|\bcurves?\b/),
  ),
  unlike(/\b(?:sql|databases?|customers?|orders?|tickets?|flights?|trains?|weather)\b/i, 'query tool|information query tool|information query website|information query platform|category query|search query',
    means('trade_item', 'information entry|information item|=information|queried information', 'Title!;Category->@=category|information category;Keywords;Text:long!;Source;Updated on:date', 'Lost identity card | keywords=card, lost, replacement; text=Report it, then ask for a new one at the town hall.; source=Town hall', 'Opening hours of the library | keywords=library, books, hours; text=Tuesday to Saturday, ten to six.; source=Library', 'How to sort waste | keywords=waste, paper, glass; text=Paper, glass, organic and the rest.; source=City works', 'Emergency numbers | keywords=police, fire, doctor; text=112 reaches all of them.; source=City'),
    means('trade_record', 'query result|search result|query record|search record', 'Keyword!;Category->@=category|information category;Entries found:number#0-40;First entry->@information entry|information item~Emergency numbers|How to sort waste;Date:date!;Time:time', 'library | entries_found=1; first_entry=Opening hours of the library', 'glass | entries_found=1; first_entry=How to sort waste', 'card | entries_found=1; first_entry=Lost identity card', 'doctor | entries_found=1; first_entry=Emergency numbers'),
    essential(/information|entry|article|item/, 'Users can browse information entries.'),
  ),
]
