import { has, means, type Practice, practice } from './practice.ts'

/** What is paid, handed over, found or said is of something else that a site keeps, whatever its trade. */
// biome-ignore format: a table
export const practicesOfAnySite: readonly Practice[] = [
  practice('',
    has('deposit|deposit payment|deposit record|deposit refund', 'Order->@rental order|lease order|rental|lease|rental record'),
    has('=payment|payment record|payment collection', 'Contract->@contract'),
    has('deliverable|delivery acceptance|acceptance record', 'Contract->@contract;Milestone->@milestone;Demand->@demand'),
    has('milestone', 'Contract->@contract'),
    has('=inspection|incoming inspection|quality inspection|inspection result', 'Batch->@batch;Supplier->@supplier'),
    has('=defect|defect record|product defect|quality defect', 'Inspection->@incoming inspection|quality inspection|inspection'),
    has('rectification notice|rectification|rectification order', 'Supplier->@supplier'),
    has('bug|bug report|test case|requirement|user story|bug record', 'Module->@module'),
    has('delivery photo|delivery picture|service photo|before-and-after photo|completion photo|on-site photo', 'Order->@order|appointment|errand|work order|task'),
    has('content report|reported post|reported content', 'Post->@post|work|video|article'),
  ),
  practice('knowledge base management|create knowledge base|manage knowledge base|multiple knowledge base|personal knowledge base|build knowledge base',
    means('trade_item', 'knowledge base', 'Name!;Owner;Open to=Everybody|Members|Only me;Documents:number#0-;Updated on:date;Description:long', 'Staff handbook | open_to=Members; documents=24', 'Product manuals | open_to=Everybody; documents=61', 'Contracts and law | open_to=Only me; documents=18', 'Questions of customers | open_to=Members; documents=37'),
    has('document|file|question|conversation record|article|knowledge entry|access permission', 'Knowledge base->@knowledge base'),
    has('answer|reply', 'Document->@document|file;Cited passage:long'),
  ),
]
