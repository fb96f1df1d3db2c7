import { means, type Practice, practice } from './practice.ts'
import { living } from './shape.ts'

const question = '@survey question|assessment question|question'
const areas = 'Customers|Money|Staff|Work|Aims'

/** Surveys that say at the end how a business stands, and what it could do better. */
// biome-ignore format: a table
export const practicesOfAssessedBusinesses: readonly Practice[] = [
  practice('survey bot|questionnaire bot|assessment bot|assess a business|assessing a business|business assessment|business diagnosis|business self-assessment|assess business|maturity assessment',
    living('In use; Take out: In use > Taken out; Put back: Taken out > In use', means('trade_item', 'question|survey question|assessment question', `Question!;Area=${areas}!;Kind=Scale of five|Yes or no|One of several|Own words!;Order:number#1-40;Choices:long`,
      'Do you know which customers bring most of your sales? | area=Customers; kind=Yes or no; order=1; choices=Yes, No',
      'How many months could you pay all costs without new orders? | area=Money; kind=One of several; order=2; choices=Less than one, One to three, Four to six, More than six',
      'How often do you speak with each of your staff about their work? | area=Staff; kind=One of several; order=3; choices=Weekly, Monthly, Yearly, Never',
      'How well are your most frequent tasks written down? | area=Work; kind=Scale of five; order=4; choices=1 not at all, 5 all of them',
      'Are your aims for this year written down, with figures? | area=Aims; kind=Yes or no; order=5; choices=Yes, No',
      'What do customers complain about most? | area=Customers; kind=Own words; order=6')),
    living('', means('answer', 'answer|user answer|survey answer|assessment answer', `Name!;Question->${question};Answer:long!;Score:number#0-5`,
      'Ana Silva | question=Do you know which customers bring most of your sales?; answer=Yes; score=5',
      'Ana Silva | question=How many months could you pay all costs without new orders?; answer=One to three; score=2',
      'Ben Carter | question=How often do you speak with each of your staff about their work?; answer=Yearly; score=1',
      'Ben Carter | question=How well are your most frequent tasks written down?; answer=4; score=4',
      'Mei Chen | question=Are your aims for this year written down, with figures?; answer=No; score=0')),
    living('Draft; Send: Draft > Sent', means('report', 'assessment report|report|business assessment report', 'Title!;Business!;Answered by;Score:percent#0-100!;Level=Weak|Fair|Good|Strong!;Strengths:long;Weak points:long;Summary:long!;Made on:date',
      'Harbour Foods, spring | business=Harbour Foods; answered_by=Ana Silva; score=72; level=Good; strengths=Customers, aims; weak_points=Reserves of money; summary=Knows its customers well, but reserves last for two months only.',
      'Oakline Joinery | business=Oakline Joinery; answered_by=Ben Carter; score=48; level=Fair; strengths=Work; weak_points=Talks with staff; summary=Work is written down, but staff hear once a year how they are doing.',
      'Studio North | business=Studio North; answered_by=Mei Chen; score=36; level=Weak; strengths=Staff; weak_points=Aims, money; summary=A good team without aims in figures and without a plan of money.',
      'Lakeside Cafe | business=Lakeside Cafe; answered_by=Leo Varga; score=84; level=Strong; strengths=Money, customers, staff; weak_points=Work; summary=Stands well in four of five areas, but recipes and shifts are in one head only.')),
    living('Open; Take up: Open > Under way; Finish: Under way > Done', means('trade_record', 'suggestion|improvement suggestion|suggestion for improvement|recommendation|improvement', `Suggestion!;Report->@assessment report|report~Harbour Foods, spring|Oakline Joinery;Area=${areas}!;Text:long!;Effort=Small|Medium|Large`,
      'Put aside three months of costs | report=Harbour Foods, spring; area=Money; text=A twentieth of each invoice onto a second account, until three months are covered.; effort=Medium',
      'Talk with each of the staff once a month | report=Oakline Joinery; area=Staff; text=Half an hour, with the same three questions, and one line on what was agreed.; effort=Small',
      'Write down three aims with figures | report=Studio North; area=Aims; text=One for sales, one for customers, one for the team, looked at every quarter.; effort=Small',
      'Describe the ten most frequent tasks | report=Lakeside Cafe; area=Work; text=One page for each, written by whoever does it most.; effort=Large')),
  ),
]
