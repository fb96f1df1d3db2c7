import { remembered } from '../../remember.ts'
import type { ToolName } from '../../tools.ts'

/** What runs as a page in the browser. */
const ofPages = 'vue(?:\\.?js)?|react(?:\\.?js)?|angular|svelte|jquery|html5?|css|bootstrap|front-?end|web'
/** What of that is more script than page. */
const scripted = 'vue(?:\\.?js)?|react(?:\\.?js)?|angular|svelte|jquery'
const trying =
  '\\b(?:try|tries|trying|practi[cs]e|practi[cs]ing|experiment|experimenting) (?:(?:out|with|at|in|to) )?(?:writing |write |typing |editing |running |coding )?(?:(?:their|your|own|some|the|simple|short) )*'

interface Cue {
  readonly tools: readonly ToolName[]
  readonly asked: RegExp
  /** Where it is about something else. */
  readonly unless?: RegExp
}
const cues: readonly Cue[] = [
  {
    tools: ['table'],
    asked:
      /\b(?:csv|spreadsheets?)\b[^.]{0,60}\b(?:conver\w+|json|pars\w+)|\b(?:conver\w+|pars\w+)\b[^.]{0,40}\b(?:csv|spreadsheet)|\bjson\b[^.]{0,30}\bcsv\b|\bconver\w+\b[^.]{0,60}\b(?:csv|json|ya?ml|xml|tsv)\b[^.]{0,40}\b(?:csv|json|ya?ml|xml|tsv|markdown|html)\b|\b(?:csv|json|ya?ml|xml|tsv)(?: to |\/|-to-)(?:csv|json|ya?ml|xml|tsv|markdown|html)\b/,
  },
  {
    tools: ['format', 'minify'],
    asked:
      /\b(?:code|json|xml|sql|html|css) (?:format(?:ter|ting)|beautif\w+|indentation|minif\w+)|\b(?:format|beautify|minify)\w* (?:the |your |their |php |java\w* )?(?:code|json|xml|sql|html|css)\b|\bminif(?:y|ier|ication)\b/,
  },
  { tools: ['base64', 'url', 'entities'], asked: /\bbase ?64\b|\b(?:url|html|text) (?:encod|decod)\w+|\bencod(?:e|ing|er) (?:and|or|\/) ?decod/ },
  { tools: ['hash'], asked: /\bsha-?\d{1,3}\b|\bmd5\b|\bhash (?:generat|calculat)\w+|\bgenerat\w+ hash|\bchecksums?\b/ },
  { tools: ['encrypt'], asked: /\bdecrypt(?:s|ed|ing|ion)?\b/ },
  { tools: ['digits'], asked: /\btext (?:in)?to (?:a )?(?:6|six)-digit code/ },
  { tools: ['emoji'], asked: /\bemojis? (?:conver\w+|to text|translat\w+)|\btext to emojis?\b/ },
  { tools: ['amount'], asked: /\bamounts? (?:in|to|into) (?:words|upper ?case|capital)/ },
  { tools: ['password'], asked: /\bpassword generat(?:or|ion)|\bgenerat\w+ (?:(?:strong|random|secure|a) )*passwords?\b/ },
  {
    tools: ['strength'],
    asked:
      /\bpassword (?:strength|security) (?:check\w*|test\w*|meters?|analy\w+|evaluat\w+)|\bstrength (?:checkers?|meters?|checks?|tests?)\b|\bcheck\w* (?:the )?(?:password )?strength\b/,
  },
  { tools: ['qr'], asked: /\bqr codes? (?:generat\w+|maker|creat\w+)|\b(?:generat|creat)\w+ (?:\w+ ){0,4}qr codes?\b/ },
  {
    tools: ['markdown'],
    asked: /\bmarkdown\b/,
    unless: /\bconver\w+\b[^.]{0,60}\bmarkdown\b(?! (?:editor|preview|file|document))(?![\s\S]*\bmarkdown (?:editor|preview))/,
  },
  {
    tools: ['html'],
    asked:
      /\bhtml (?:\w+ )?(?:editor|preview)|\bcode editors? with (?:a )?(?:live )?preview|\blive (?:code|html|page) preview\b|\b(?:html|css|javascript|code|markdown)\b[^.]{0,60}\blive preview\b|\b(?:online|web) code editor/,
  },
  {
    tools: ['script'],
    asked: new RegExp(
      `${trying}(?:${scripted}) (?:code|snippets?|components?)\\b|\\b(?:${scripted}) (?:code )?(?:playgrounds?|sandbox(?:es)?|practice areas?)\\b`,
    ),
  },
  {
    tools: ['html'],
    asked: new RegExp(
      `${trying}(?:${ofPages}) (?:code|snippets?|components?|pages?)\\b|\\b(?:${ofPages}) (?:code )?(?:playgrounds?|sandbox(?:es)?|practice areas?)\\b`,
    ),
  },
  { tools: ['regex'], asked: /\bregex\b|\bregular expressions?\b/ },
  {
    tools: ['compare'],
    asked:
      /\b(?:text|code|file|document|contract|draft|essay|manuscript)s? (?:compar(?:ison|e|ing)|diff(?:ing|erences?)?)\b|\bcompar\w+ (?:(?:two|the|different|their|several) ){0,2}(?:texts|files|documents|drafts|contracts|versions of (?:(?:a|the|their|one) )?(?:text|document|contract|draft|essay|article|manuscript))/,
  },
  { tools: ['count'], asked: /\b(?:word|character|letter)s? count(?:er|ing|s)?\b|\bcount(?:s|ing)? (?:the )?(?:number of )?(?:words|characters|letters)/ },
  {
    tools: ['case'],
    asked: /\b(?:letter |text )?case (?:conver\w+|changer)|\bconvert\w* (?:\w+ ){0,3}(?:case|uppercase|lowercase)\b|\buppercase and lowercase\b/,
  },
  { tools: ['lines'], asked: /\bsort(?:ing)? lines\b|\b(?:remov\w+ )?duplicate lines\b|\bdeduplicat\w+ (?:text|lines)/ },
  { tools: ['replace'], asked: /\bfind and replace\b/ },
  { tools: ['keywords'], asked: /\bkeywords? extract\w+|\bextract\w* (?:the )?keywords?\b|\btext mining\b|\bword frequenc\w+/ },
  { tools: ['cloud'], asked: /\b(?:word|tag) clouds?\b/ },
  {
    tools: ['summary'],
    asked: /\b(?:text|document|article|automated document|automatic|news) summar\w+|\bsummari[sz]e (?:the |a |long )?(?:texts?|documents?|articles?|content)/,
  },
  {
    tools: ['sentiment'],
    asked: /\bsentiment\b(?! of the generated)|\bemotion(?:al)? (?:analysis|trends?|tendenc\w+)(?! based)/,
  },
  { tools: ['similar'], asked: /\b(?:similarity|plagiarism|originality) (?:detect\w+|check\w*|analys\w+|comparison)|\b(?:text|article|document)s? similarity/ },
  {
    tools: ['proof'],
    asked: /\bproofread\w*|\b(?:grammar|spelling|typo|prohibited words?|sensitive words?|forbidden words?) (?:check\w*|detect\w+|correct\w+)/,
  },
  { tools: ['segment'], asked: /\bword segment\w+|\bsegment (?:the )?words\b|\btokeni[sz]\w+ text/ },
  {
    tools: ['highlight'],
    asked: /\b(?:syntax|code|php code|elm code)[- ]highlight\w*|\bcode\b[^.]{0,60}\bkeyword[- ]highlight\w*|\bhighlight\w* (?:the |php |elm )?(?:code|syntax)/,
  },
  {
    tools: ['chart'],
    asked:
      /\b(?:charts?|graphs?) (?:generat\w+|maker|creat\w+|builder|editor|drawing|design\w*)|\b(?:generat|creat|draw|build|customi[sz]e|convert)\w* (?:\w+ ){0,5}?(?:charts?|graphs?)\b|\bconvert (?:the )?data into (?:visuali[sz]ed )?charts|\bcustomi[sz]\w* the (?:chart|graph|style and content of the chart)|\bvisuali[sz]ation tools?\b[^.]{0,60}\b(?:plots?|charts?|graphs?)\b|\b(?:select|choose|switch)\w* (?:between )?(?:different |various )?(?:chart|graph|visuali[sz]ation) types?\b|\bdata visuali[sz]ation (?:\w+ )?(?:website|webpage|platform|app|application|tool|software)\b[\s\S]*\bcharts\b/,
    unless:
      /\breports? and (?:\w+ )?charts?|\bcharts? based on|\bposition charts?|\bcharts? and dashboards|\bto dashboards|\bflow ?charts?|\b(?:knit\w*|crochet\w*|stitch\w*|bead\w*|colou?rwork|embroider\w*) charts?|\b(?:birth|natal|star|tooth|seating) charts?|\bcharts? of (?:orders|sales|users)|\bindicators?\b/,
  },
  {
    tools: ['figures'],
    asked:
      /\b(?:clean|cleans|cleaning|cleanse|cleansing) (?:incorrect|duplicate|the data|data)|\bdata (?:clean\w+|cleansing|mining)|\bupload (?:\w+ )?(?:datasets?|data files?)\b[^.]{0,60}\b(?:analy[sz]\w+|clean\w*|statistic\w*)|\banaly[sz]e the data files?/,
  },
  { tools: ['fields'], asked: /\bhtml forms? (?:to|into) json|\bforms? based on json|\bjson (?:data )?(?:in)?to (?:web )?forms?|\bform data into json/ },
  { tools: ['selectors'], asked: /\boptimi[sz]e css|\bcss selectors?\b|\bunused css\b/ },
  {
    tools: ['document'],
    asked:
      /\b(?:pdfs?|word documents?|docx?) (?:files? )?(?:in)?to (?:\w+[- ]){0,2}?(?:text|txt|json|html|plain)|\bextract\w* (?:the )?text (?:content )?from (?:\w+ )?(?:pdfs?|word|documents?)|\bconvert\w* (?:pdf|word)\b[^.]{0,30}\b(?:text|json|html)/,
  },
  {
    tools: ['copy'],
    asked:
      /\b(?:copywriting|slogans?|marketing copy|product descriptions?|cover letters?|ad copy) (?:generat\w+|writ\w+|templates?|tools?)|\b(?:generat|writ|creat)\w* (?:\w+ ){0,3}?(?:copy|slogans?|marketing copy|product descriptions|cover letters?|creative (?:content|texts?)|promotional (?:text|content))\b|\b(?:content|text) generat(?:ion|or|ing)\b|\bgenerat(?:e|es|ing) (?:the )?(?:required )?texts?\b(?! (?:to|from|file))|\bcreative generation\b|\baigc\b/,
  },
  { tools: ['citation'], asked: /\bcitations?\b[^.]{0,40}\b(?:generat\w*|style\w*|format\w*)|\bbibliograph\w+/ },
  {
    tools: ['harvest'],
    asked:
      /\b(?:web(?:page|site)?|page|html) (?:scrap\w+|crawl(?:er|ing)|data extract\w+)|\bscrap\w+ (?:\w+ ){0,4}(?:data|text|content|information|pages?|websites?)|\bextract\w* (?:\w+ ){0,3}(?:web ?page|website|html|page) (?:data|content|information)|\bcrawling website\b/,
    unless: /\bcrawler database\b/,
  },
  { tools: ['barcode'], asked: /\bbar ?codes? (?:generat\w+|maker|creat\w+|print\w+)|\b(?:generat|creat|print)\w* (?:\w+ ){0,3}bar ?codes?\b/ },
  {
    tools: ['code'],
    asked: /\bcode generat(?:or|ion|ing)\b|\bgenerat\w+ (?:\w+ ){0,2}code(?: files?)?\b(?! (?:snippets? of|for sharing))|\bscaffold\w*|\bproject skeletons?\b/,
    unless: /\b(?:qr|bar|verification|invitation|sharing|discount|redeem|color|colour|authori[sz]ation|activation|coupon|pickup|short)[- ]?codes?\b/,
  },
  {
    tools: ['hanzi'],
    asked:
      /\bpinyin\b|\bconver\w+ (?:\w+ ){0,3}(?:chinese|hanzi|(?:simplified|traditional) characters)\b|\b(?:simplified|traditional)(?: ?(?:\/|and|to) ?(?:simplified|traditional))? (?:chinese )?(?:characters? )?conver\w+/,
    unless: /\bpinyin (?:input|search|name|learning|teaching)\b|\b(?:input|search) (?:by|in|using) pinyin\b/,
  },
  {
    tools: ['sketch'],
    asked:
      /\bturtle (?:graphics?|drawing|programming|geometry|art|playground)\b|\bturtle\b[^.]{0,40}\b(?:cod(?:e|es|ing)|programs?|programming|scripts?|logo|python)\b|\b(?:cod(?:e|ing)|programming) (?:drawing|painting|graphics|art)\b|\b(?:draw|paint|creat|mak)\w* (?:\w+ ){0,4}(?:by|with|using|through|in|via) (?:writing |typing |simple |a few |lines of |python |javascript )*(?:code|coding|programming|python|javascript|scripts?|programs?)\b(?<=(?:draw|paint|picture|shape|drawing|graphic|art|pattern)\w* .{0,60})|\b(?:writ|typ|enter|input|us|run)\w* (?:\w+ ){0,3}?(?:code|scripts?|programs?|python|javascript|commands?)(?: (?:code|scripts?|programs?))?(?: (?:and (?:run|execute) (?:it|them)|that|which|in order))? (?:to )?(?:draws?|paints?|creates? (?:\w+ )?(?:drawings?|shapes?|art|patterns))\b|\bcreative coding\b|\b(?:p5\.?js|logo language)\b/,
    unless: /\bdraw\w* (?:\w+ )?(?:charts?|graphs?|curves?|plots?|lots?|winners?|conclusions?|maps?)\b/,
  },
  {
    tools: ['sketch'],
    asked:
      /\blearn(?:ing|s)? (?:how )?(?:to |about )?(?:code|coding|program|programming)\b|\bteach\w* (?:\w+ ){0,3}?(?:(?:to |how to )(?:code|program)|coding|programming)\b|\b(?:coding|programming|python|javascript)(?: \w+)? (?:learning|education|teaching|courses?|lessons?|tutorials?|class(?:es)?|school|academy|club|camp|bootcamp|exercises?)\b/,
    unless: /\b(?:recruit\w*|graduat\w+|freelanc\w+|assignments? (?:writ|outsourc)\w*|tutors? (?:match|book)\w*|no[- ](?:code|coding|programming))\b/,
  },
  {
    tools: ['script'],
    asked:
      /\b(?:run(?:s|ning)?|execut(?:e|es|ing)) (?:(?:a|the|their|your|php|python|javascript|js) )*(?:scripts?|code|php|python|javascript)\b|\b(?:php|python|javascript|js) (?:scripts?|code) (?:execution|runner)\b|\bscript execution\b|\bonline (?:compiler|code runner)s?\b/,
    unless: /\berrors? in script\b|\bmulti-process\b/,
  },
  {
    tools: ['script'],
    asked: new RegExp(`${trying}(?:python|php|javascript|js|code|scripts?|programs?)\\b[^.]{0,60}\\b(?:results?|outputs?|run|execut\\w+)\\b`),
  },
]
const texts: readonly ToolName[] = ['case', 'count', 'lines', 'replace', 'compare', 'base64', 'url']
const codes: readonly ToolName[] = ['format', 'minify', 'base64', 'url', 'entities', 'hash', 'regex', 'html']
const families: readonly Cue[] = [
  { tools: texts, asked: /\btext (?:tools?|processing tools?|utilities|toolbox|toolkit)\b/ },
  { tools: codes, asked: /\b(?:developer|coding|programm\w+|code) (?:tools?|toolbox|toolkit|utilities)\b/ },
]

/** What the converted is of: tools that a browser has nothing for. */
const elsewhere = /\b(?:currenc\w+|video|audio|pinyin|simplified|voice|speech|traffic|customers? conver|conversion (?:rate|tracking))\b/

/** The tools that the words ask for, in the order of the list. */
export const toolsIn = remembered((words): readonly ToolName[] => {
  const text = words.toLowerCase()
  const found = cues.filter(({ asked, unless }) => asked.test(text) && !unless?.test(text)).flatMap(({ tools }) => tools)
  const wide = families.filter(({ asked }) => asked.test(text)).flatMap(({ tools }) => tools)
  const amount = found.includes('amount') ? found.filter((tool) => tool !== 'case') : found
  return [...new Set([...amount, ...wide])]
})
export const isElsewhere = (words: string): boolean => elsewhere.test(words)

/** The words of a clause that a tool builds. */
export const builtBy: Readonly<Partial<Record<ToolName, RegExp>>> = {
  table:
    /\b(?:csvs?$|csv (?:and|to) json|conver\w+|conversion|data formats?|pars\w+|csv formats?|json|ya?ml|xml|(?:source|target|output|input) (?:and target )?formats?|error hints?|format check\w*|columns?|swap\w*|preview\w*|preview the|download\w* (?:the )?(?:conver\w+|processed))\b/,
  format: /\b(?:format\w*|beautif\w+|indent\w+|readable)\b/,
  minify: /\bminif\w+/,
  base64: /\b(?:base ?64|encod\w+|decod\w+)\b/,
  url: /\b(?:url|encod\w+|decod\w+)\b/,
  hash: /\b(?:hash\w*|md5|sha|checksums?)\b/,
  encrypt: /\b(?:encrypt(?:s|ed|ing|ions?)?|decrypt\w*)\b/,
  digits: /\b(?:digit|conver\w+|generate the corresponding)\b/,
  emoji: /\b(?:emojis?|conver\w+)\b/,
  amount: /\bamounts? (?:in|to|into)\b|\bconver\w+ (?:the )?amounts?\b|\bamount conversions?\b/,
  password: /\bpasswords?\b|\blength\b|\bcharacter types?\b|\bsimilar characters\b|\bupper case\b/,
  strength: /\bstrength\b/,
  qr: /\bqr\b/,
  markdown: /\b(?:markdowns?|preview\w*)\b/,
  html: /\b(?:html|preview\w*|code editor|run code|edit\w* (?:source )?code|(?:try|practi[cs])\w* (?:out |writing |with )*(?:\w+ )?code|practice areas?|playgrounds?|execution results?|interactive operations?)\b/,
  regex: /\b(?:regex|regular expressions?|pattern)\b/,
  compare: /\b(?:compar\w+|diff\w*)\b/,
  count: /\bcount\w*\b/,
  case: /\b(?:case|uppercase|lowercase)\b/,
  lines: /\b(?:sort\w*|duplicate)\b/,
  replace: /\bfind and replace\b/,
  keywords: /\bkeywords?|\btext mining\b|\bfrequenc\w+/,
  cloud: /\bclouds?\b/,
  summary: /\bsummar\w+/,
  sentiment: /\bsentiment|\bemotional? (?:trends?|analysis|tendenc\w+)/,
  similar: /\bsimilarit\w+|\bplagiarism|\boriginality/,
  proof: /\bproofread\w*|\bgrammar|\bspelling|\bprohibited word|\bsensitive word|^word detections?$/,
  segment: /\bsegment (?:the )?words|\bword segment\w*|\bsegmentation modes|\bdisplay the results/,
  highlight: /\bhighlight\w*|\bsyntax structure/,
  chart: /\bcharts?|\bgraphs?|\bvisuali[sz]\w+/,
  figures: /\bclean\w*|\bmining|\b(?:data|interactive data) analysis|\banaly[sz]\w+ the data|\bdata exploration|\bextract (?:relevant|the required) data/,
  fields: /\bjson|\bforms? (?:data|fields?)?/,
  selectors: /\bcss\b|\bselectors?/,
  document: /\bpdf|\bword document\w*|\bextract\w* the text|\bparse the document|\bconvert\w*|\bjson\b/,
  copy: /\bcopy\b|\bcopies\b|\bcopywriting|\bslogans?|\bcreative (?:generation|content)|\bgenerate creative|\btext generat\w+|\bcontent generat\w+|\bgenerat\w+ content|\bstyle and sentiment of the generated|\baigc functions?/,
  citation: /\bcitations?|\bbibliograph\w+/,
  barcode: /\bbar ?codes?/,
  code: /\bcode(?: files?)? generat\w*|\bgenerat\w* [^.]{0,30}code\b|\bsource code\b|\bparameters?\b|\btemplates?\b|\bskeletons?\b|\bdownload\w* (?:the )?(?:generated )?code/,
  hanzi: /\bpinyin\b|\bconver\w+|\b(?:simplified|traditional)\b|\bchinese (?:text|characters?)\b|\boutput\b|\binput (?:field|box)\b|\bselection menu\b/,
  sketch:
    /\b(?:draws?|drawings?|shapes?|turtle|sketch\w*|code (?:editor|execution|preview|examples?)|(?:run|execut|writ|input|edit|enter|previews?|test|try)\w* (?:\w+ ){0,2}(?:codes?|scripts?|programs?|shapes?|drawings?)|code execution)\b/,
  script:
    /\b(?:try|practi[cs])\w* (?:out |writing |with )*(?:\w+ )?code|\bpractice areas?\b|\bplaygrounds?\b|^(?:runs?|running|executes?|executing) |\brun (?:\w+ )?(?:scripts?|code)|\bexecut(?:e|es|ing)\b|\bview\w* (?:the )?(?:script )?output\b/,
  harvest: /\bscrap\w*|\bcrawl\w*|\bextract\w*/,
}
