import { essential } from './essential.ts'
import { means, type Practice, passes, practice, same } from './practice.ts'

/** What those keep who give something away and more of it for a price, and who make portraits of people's pictures. */
// biome-ignore format: a table
export const practicesOfTiers: readonly Practice[] = [
  practice('premium feature|basic feature|premium version|free version|paid version|premium tier|freemium|free tier|premium plan|pro version',
    passes('creative option'),
    means('membership', 'pricing plan|premium plan|=plan|feature plan|plan tier|=premium|=basic|basic feature|premium feature|premium version|basic version|free version|paid version', 'Name!;Tier=Basic|Premium!;Price per month:money#0-90!;Features:long!;Limit;Saves against elsewhere:percent#0-60', 'Basic | tier=Basic; price_per_month=0; features=Everything that one needs to begin, three times a day.; limit=3 a day', 'Premium | tier=Premium; price_per_month=6; features=All styles, larger pictures, no waiting, no mark in the corner.; limit=None; saves_against_elsewhere=30', 'Premium for a year | tier=Premium; price_per_month=4.5; features=All of Premium, paid once a year.; limit=None; saves_against_elsewhere=45', 'Premium for teams | tier=Premium; price_per_month=19; features=Premium for five people, with one bill.; limit=None; saves_against_elsewhere=35'),
    same('pricing plan|!premium plan|plan|!premium|!basic|!basic feature|!premium feature|!premium version|!basic version|!free version|!paid version|!feature plan|!plan tier'),
    essential(/pricing plan|premium plan|^plan$|membership plan/, 'Users can view pricing plans.'),
    essential(/subscription|subscribe/, 'Users can subscribe to a pricing plan.'),
  ),
  practice('ai avatar|personalized avatar|avatar generation|generate avatar|generating avatar|avatar generator|ai portrait|ai selfie|ai camera',
    means('work', 'ai avatar|personalized ai avatar|=avatar|generated avatar|personalized avatar|ai portrait', 'Title!;Image->@image|photo|uploaded image!;Style->@avatar style|style~Comic|Watercolour;Prompt;Made on:date;Picture:image', 'Me as a comic | style=Comic; prompt=With round glasses', 'In watercolours | style=Watercolour; prompt=Soft light from the left', 'Captain of a spaceship | style=Spaceship; prompt=Helmet under the arm', 'As a marble bust | style=Marble; prompt=Looking up'),
    means('image', 'image|photo|uploaded image|own image', 'Title!;Taken on:date;Picture:image', 'My face in daylight', 'By the window', 'With my dog', 'On the beach'),
    means('trade_item', 'avatar style|portrait style', 'Name!;Tier=Basic|Premium!;Description;Picture:image', 'Comic | tier=Basic; description=Strong lines and two colours', 'Watercolour | tier=Basic; description=Soft edges on rough paper', 'Spaceship | tier=Premium; description=With a suit and a view of the stars', 'Marble | tier=Premium; description=As if carved'),
    essential(/style/, 'Users can browse avatar styles.'),
  ),
]
