import { means, type Practice, practice } from './practice.ts'
import { living } from './shape.ts'

const kinds = 'Workshop|Guided tour|Sports hall|Health check|Volunteer day'

/** What is booked by itself as soon as something that fits is found. */
// biome-ignore format: a table
export const practicesOfSeeking: readonly Practice[] = [
  practice('auto-booking|auto booking|automatic booking|automatic reservation|automatically book|booking bot',
    means('event', 'project|bookable project', `Name!;Type=${kinds}!;Location!;Date:date!;Starts at:time!;Places left:number#0-40!;Price:money#0-;Description:long`,
      'Pottery for beginners | type=Workshop; location=Old Town; starts_at=18:00; places_left=4; price=35; description=Two hours at the wheel, clay is in the price.',
      'Old mill by lantern | type=Guided tour; location=Riverside; starts_at=20:30; places_left=11; price=12; description=Ninety minutes, ends at the weir.',
      'Badminton, court 2 | type=Sports hall; location=Eastfield; starts_at=07:30; places_left=1; price=16; description=One hour, rackets can be borrowed.',
      'Blood pressure and heart | type=Health check; location=Station Road; starts_at=09:15; places_left=2; price=40; description=Twenty minutes, results on the same day.',
      'Trees along the canal | type=Volunteer day; location=Riverside; starts_at=10:00; places_left=24; price=0; description=Gloves and soup are there.',
      'Repair your bicycle | type=Workshop; location=Harbour; starts_at=17:00; places_left=0; price=15; description=Bring the bicycle, tools are there.'),
    means('rule', 'search criterion|search condition|booking criterion|booking condition', `Name!;Project type=${kinds}!;Location;From:date;Until:date;Earliest:time;Latest:time;Highest price:money#0-;Book at once:boolean`,
      'Workshop after work | project_type=Workshop; location=Old Town; earliest=17:30; latest=20:00; highest_price=40; book_at_once=yes',
      'Early court | project_type=Sports hall; location=Eastfield; earliest=06:30; latest=08:30; highest_price=20; book_at_once=yes',
      'Tour for two on a weekend | project_type=Guided tour; location=Riverside; earliest=10:00; latest=21:00; highest_price=15; book_at_once=no',
      'First free health check | project_type=Health check; location=Station Road; earliest=08:00; latest=12:00; highest_price=60; book_at_once=yes',
      'Saturday outdoors | project_type=Volunteer day; location=Riverside; earliest=09:00; latest=16:00; highest_price=0; book_at_once=no'),
    living('Found; Confirm: Found > Confirmed; Book: Found, Confirmed > Booked; Pass over: Found > Passed over', means('trade_record', 'search result|found project|match found', 'Title!;Search criterion->@search criterion|search condition;Project->@project|bookable project;Found on:date!;Found at:time!;Places then:number#1-40;Note:long',
      'Early court: one hour free | search_criterion=Early court; project=Badminton, court 2; found_at=06:02; places_then=2; note=Somebody had cancelled.',
      'After work: pottery | search_criterion=Workshop after work; project=Pottery for beginners; found_at=12:40; places_then=5; note=Second course of the month.',
      'Weekend: lantern tour | search_criterion=Tour for two on a weekend; project=Old mill by lantern; found_at=18:15; places_then=12; note=Asked before it is booked.',
      'Health check: Tuesday | search_criterion=First free health check; project=Blood pressure and heart; found_at=07:58; places_then=3; note=The next one was nine days later.',
      'Outdoors: trees | search_criterion=Saturday outdoors; project=Trees along the canal; found_at=20:31; places_then=26; note=New on the list.')),
  ),
]
