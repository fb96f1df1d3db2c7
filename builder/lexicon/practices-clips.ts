import { means, type Practice, unlike } from './practice.ts'
import { living } from './shape.ts'

/** What those keep who cut videos: which stretch of which one, with what filter, text and music. */
// biome-ignore format: a table
export const practicesOfClips: readonly Practice[] = [
  unlike(/\b(?:subtitle recognition|transcri\w+|super-resolution|short video platform|news)\b/i, 'video editor|video editing|edit video|trim video|video clipping|online video editor|video cutting',
    living('Draft; Finish: Draft > Finished; Take up again: Finished > Draft', means('trade_record', 'edited video|video edit|editing project|video project|video clip', 'Name!;Original->@video|original video|video file~A night at the harbour|Street walk;Track->@track|background music|music;From second:number(s)#0-20;To second:number(s)#21-240;Filter;Text;Text position;What was done:long;File:file;Made on:date', 'Wedding, two minutes | from_second=12; to_second=132; filter=Warm; text=Ana and Ben; text_position=Bottom; what_was_done=120 seconds, from 12 to 132; status=Finished', 'Harbour at night, shorter | from_second=4; to_second=49; filter=None; text_position=Bottom; what_was_done=45 seconds, from 4 to 49; status=Finished', 'Lesson 4 with subtitles | from_second=0; to_second=210; filter=None; text=Lesson 4; text_position=Top; what_was_done=210 seconds, text Lesson 4', 'Interview with music | from_second=8; to_second=98; filter=Black and white; text_position=Bottom; what_was_done=90 seconds, music Calm, filter Black and white', 'Street walk, warm colours | from_second=0; to_second=60; filter=Warm; text=Mill Road; text_position=Middle; what_was_done=60 seconds, filter Warm; status=Finished')),
  ),
]
