/** Lines of tables that come with what a site can do, beyond its words (analyses, charts that are kept, results of a test): nouns, and what their rows refer to where the site keeps that. */
export const lateLinks = `
=analysis|statistical report|=statement of figures : Dataset->@=dataset|data set|data file|log file|spatial data file|css file|=data source|=database
saved chart : Dataset->@=dataset|data set|data file|csv file|excel file|=data source|=source|=database|crawl source;Dashboard->@=dashboard|visualization dashboard|large screen
saved query|query result : Database->@graph database|sql database|=database
execution result|script execution record|script run|code run : Script->@python script|php script|=script|=code
=page : Template->@website template|page template|=template
page component : Page->@=page|web page|website page|carousel page|mini-program page
=summary|segmented text|summarized text : Text->@=document|=text|chinese text|=article
highlighted code : Code->@php code|source code|code file|code snippet
=recording : Piece->@sheet music|=piece|=song|=tune
my result|=statement : Test->@psychological test|personality test|self-test|psychological scale|=test|=scale
=quote|saved calculation : For->@=material|=vehicle|=car|=customer|=client
=prize : Lottery->@lottery drawing|lottery activity|=lottery|lucky draw|prize draw
stock movement : Warehouse->@=warehouse|=storehouse
edited file|edited video|processed file : Of->@=video|video file|=audio|audio file
edited picture|edited image : Of->@=image|=photo|=picture
promotion link|sharing link : Product->@=product
design request : Product->@=product|sports uniform|=garment
`
