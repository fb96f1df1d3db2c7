import { essential } from './essential.ts'
import { means, type Practice, unlike } from './practice.ts'
import { living, single } from './shape.ts'

const sets = '@data set|dataset|data file|data source|data record|data table'
const flows = '@workflow|mining workflow|analysis workflow|modeling workflow|experiment'

/** What platforms keep on which data are mined, components joined and models built. */
// biome-ignore format: a table
export const miningPractices: readonly Practice[] = [
  unlike(/\b(?:news|crypto\w*|coins?|bitcoin|mining (?:site|company|safety)|quarr\w+|mine workers|consult\w*)\b/i, 'data mining|mining component|analysis component|modeling platform|modelling platform|data modeling|data modelling|machine learning platform',
    single(means('dataset', 'data set|dataset|input data|data input|source data', 'Name!;Format=CSV|Excel|Database|JSON!;Rows:number#120-90000;Columns:number#3-60;Missing values:percent#0-20;File:file;Uploaded by~Ana Silva|Ben Carter|Mei Chen;Uploaded on:date;Description:long', 'Customers 2025 | format=CSV; rows=48000; columns=22; missing_values=3', 'Sales by day | format=Excel; rows=3650; columns=8; missing_values=0', 'Sensor hall 2 | format=Database; rows=90000; columns=14; missing_values=6', 'Complaints | format=JSON; rows=1240; columns=9; missing_values=12')),
    single(means('trade_item', 'component|mining component|analysis component|modeling component|algorithm component|operator|data mining component', 'Name!;Group=Input|Cleaning|Analysis|Mining|Model|Output!;What it does:long!;Inputs:number#0-4;Outputs:number#1-3;Parameters~k=5|threshold=0.8|none;Version~1.2|2.0;Order:number#1-40', 'Read a table | group=Input; what_it_does=Reads rows of a file or a database.; inputs=0; outputs=1', 'Fill gaps | group=Cleaning; what_it_does=Puts the mean where a value is missing.; inputs=1; outputs=1', 'Group alike | group=Mining; what_it_does=Parts the rows into groups that are alike.; inputs=1; outputs=2', 'Decision tree | group=Model; what_it_does=Learns which questions part the rows.; inputs=1; outputs=1')),
    single(living('Draft; Run: Draft, Finished, Failed > Running; Finish: Running > Finished; Fail: Running > Failed', means('trade_work', 'workflow|mining workflow|analysis workflow|modeling workflow|mining task|experiment|modeling task|data mining task', `Title!;Dataset->${sets}~Customers 2025|Sales by day;Components~Read a table, Fill gaps, Group alike;Steps:number#2-12;Made by~Ana Silva|Ben Carter;Started on:date;Minutes:number#1-90;Note`, 'Who leaves us? | steps=6; minutes=12; status=Finished', 'Groups of customers | steps=4; minutes=3; status=Finished', 'Sales of next month | steps=7; minutes=41; status=Running', 'Faults before they come | steps=9; minutes=5; status=Failed'))),
    single(means('trade_record', 'model|mining model|trained model|data model|prediction model|modeling|modelling|modeling result', `Name!;Workflow->${flows}~Who leaves us?|Sales of next month;Kind=Classification|Regression|Groups|Rules!;Target~Leaves within a year|Sales;Accuracy:percent#60-98;Error:number#0-1;Version~1|2|3;Built on:date;In use:boolean`, 'Leaving, tree | kind=Classification; accuracy=87; in_use=yes', 'Sales, next month | kind=Regression; accuracy=91; in_use=yes', 'Five groups | kind=Groups; accuracy=74; in_use=no', 'Bought together | kind=Rules; accuracy=68; in_use=no')),
    single(means('trade_record', 'mining result|data mining result|analysis result|mining record', `Title!;Workflow->${flows}~Who leaves us?|Groups of customers;Finding:long!;Rows:number#4-9000;Chart=Columns|Line|Points|Tree;File:file;Made on:date`, 'Those who leave | finding=Most had no contact for ninety days.; rows=840; chart=Tree', 'Five kinds of customers | finding=The smallest group buys the most.; rows=5; chart=Points', 'Bread and butter | finding=Bought together in a third of all baskets.; rows=60; chart=Columns', 'Mondays | finding=Faults come in the first hour.; rows=120; chart=Line')),
    essential(/data ?set|data source|data file|data record/, 'Users can upload datasets.'),
    essential(/component|operator/, 'Users can view mining components.', /\bcomponents?\b|\bdrag-and-drop\b/),
    essential(/workflow|experiment|task/, 'Users can create mining workflows.', /\bdrag-and-drop\b|\bworkflows?\b|\bmodell?ing\b/),
    essential(/\bmodels?\b/, 'Users can view mining models.', /\bmodell?ing\b|\bbuild\w* models\b/),
    essential(/result/, 'Users can view mining results.', /\bresults?\b/),
  ),
]
