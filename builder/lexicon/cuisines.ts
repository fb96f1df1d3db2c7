import { type Called, called } from './called.ts'
import type { Shade } from './shades.ts'

/** A kitchen: stems of the words that tell it, its categories, and its dishes as "name | place of the category | course | price | vegetarian | description". */
interface Cuisine {
  readonly stems: string
  readonly categories: string
  readonly dishes: readonly string[]
}
// biome-ignore format: a table
const cuisines: readonly Cuisine[] = [
  {
    stems: 'noodles? ramen udon',
    categories: 'Noodle soups|Fried noodles|Sides|Drinks',
    dishes: [
      'Beef noodle soup | 1 | Main | 13 | no | Hand-pulled noodles, twelve hours of broth, spring onion.',
      'Miso ramen | 1 | Main | 14 | no | With pork belly, corn and a soft egg.',
      'Sesame noodles | 2 | Main | 11 | yes | Cold, with cucumber and roasted peanuts.',
      'Fried udon with vegetables | 2 | Main | 12 | yes | From the wok, with cabbage, carrots and ginger.',
      'Pork dumplings, six | 3 | Starter | 7 | no | Steamed, with black vinegar.',
      'Iced jasmine tea | 4 | Drink | 4 | yes | Unsweetened, in a tall glass.',
    ],
  },
  {
    stems: 'sushi japanese izakaya bento',
    categories: 'Nigiri|Rolls|Warm dishes|Drinks',
    dishes: [
      'Salmon nigiri, two | 1 | Main | 6 | no | Cut to order, with fresh wasabi.',
      'Avocado roll | 2 | Main | 7 | yes | Six pieces, with sesame.',
      'Tuna roll | 2 | Main | 9 | no | Six pieces, a little spicy on request.',
      'Miso soup | 3 | Starter | 4 | yes | With tofu and seaweed.',
      'Chicken teriyaki with rice | 3 | Main | 15 | no | Grilled, with pickled radish.',
      'Green tea | 4 | Drink | 4 | yes | A pot for two.',
    ],
  },
  {
    stems: 'pizzas? pizzeria italian trattoria pasta',
    categories: 'Pizza|Pasta|Starters|Drinks',
    dishes: [
      'Pizza Margherita | 1 | Main | 11 | yes | Tomato, mozzarella, basil; sixty seconds in the oven.',
      'Spaghetti with tomato sauce | 2 | Main | 10 | yes | Slowly cooked, with a lot of basil.',
      'Lasagne | 2 | Main | 13 | no | Baked twice, with beef and béchamel.',
      'Bruschetta | 3 | Starter | 7 | yes | Grilled bread, tomatoes, garlic.',
      'Tiramisu | 3 | Dessert | 6 | yes | With strong coffee and little sugar.',
      'Lemon soda | 4 | Drink | 4 | yes | Made here.',
    ],
  },
  {
    stems: 'burgers? fast[-_]food fries',
    categories: 'Burgers|Sides|Salads|Drinks',
    dishes: [
      'Classic burger | 1 | Main | 11 | no | Beef, pickles, onion and our own sauce.',
      'Cheese burger with bacon | 1 | Main | 13 | no | Cheddar and crisp bacon.',
      'Bean burger | 1 | Main | 10 | yes | Black beans, avocado, lime.',
      'French fries | 2 | Starter | 4 | yes | Twice fried, with sea salt.',
      'Coleslaw | 3 | Starter | 4 | yes | Cabbage, carrot, a light dressing.',
      'Vanilla milkshake | 4 | Drink | 6 | yes | Thick, with real vanilla.',
    ],
  },
  {
    stems: 'indian curry curries tandoori',
    categories: 'Curries|Tandoor|Bread and rice|Drinks',
    dishes: [
      'Chickpea curry | 1 | Main | 11 | yes | Mild, with spinach and tomato.',
      'Butter chicken | 1 | Main | 14 | no | In a creamy tomato sauce.',
      'Tandoori chicken | 2 | Main | 15 | no | From the clay oven, with mint yoghurt.',
      'Vegetable samosas, two | 2 | Starter | 6 | yes | With tamarind.',
      'Garlic naan | 3 | Starter | 4 | yes | Baked when ordered.',
      'Mango lassi | 4 | Drink | 5 | yes | Yoghurt, mango, a little cardamom.',
    ],
  },
  {
    stems: 'tacos? mexican burritos? taqueria',
    categories: 'Tacos|Burritos|Sides|Drinks',
    dishes: [
      'Tacos with pork, three | 1 | Main | 11 | no | With pineapple and coriander.',
      'Tacos with mushrooms, three | 1 | Main | 10 | yes | With roasted chilli.',
      'Bean burrito | 2 | Main | 10 | yes | Black beans, rice, avocado.',
      'Chicken burrito | 2 | Main | 12 | no | With lime rice and salsa.',
      'Nachos with guacamole | 3 | Starter | 8 | yes | Crushed by hand.',
      'Hibiscus iced tea | 4 | Drink | 4 | yes | Tart and cold.',
    ],
  },
  {
    stems: 'hot_?pot chinese dumplings? dim_?sum sichuan',
    categories: 'Hot pot|Dumplings|Rice and noodles|Drinks',
    dishes: [
      'Sichuan hot pot for two | 1 | Main | 38 | no | Spicy broth, beef, tofu and greens.',
      'Mushroom hot pot for two | 1 | Main | 32 | yes | Five kinds of mushrooms in a clear broth.',
      'Pork dumplings, eight | 2 | Starter | 8 | no | Steamed or fried.',
      'Chive dumplings, eight | 2 | Starter | 7 | yes | With egg and glass noodles.',
      'Fried rice with egg | 3 | Main | 9 | yes | With peas and spring onion.',
      'Plum juice | 4 | Drink | 4 | yes | Smoky and cold.',
    ],
  },
  {
    stems: 'vegan plant-based',
    categories: 'Bowls|Warm dishes|Sweets|Drinks',
    dishes: [
      'Lentil bowl | 1 | Main | 11 | yes | With roasted carrots and tahini.',
      'Rice bowl with tofu | 1 | Main | 12 | yes | Marinated overnight, with sesame.',
      'Pumpkin curry | 2 | Main | 12 | yes | Coconut milk, lime leaves.',
      'Mushroom ragout | 2 | Main | 13 | yes | With polenta and thyme.',
      'Chocolate mousse of avocado | 3 | Dessert | 6 | yes | Nobody guesses it.',
      'Ginger lemonade | 4 | Drink | 5 | yes | Fresh ginger, little sugar.',
    ],
  },
  {
    stems: 'barbecue bbq grill(?:house)? steak(?:house)?s?',
    categories: 'From the grill|Sides|Salads|Drinks',
    dishes: [
      'Pork ribs | 1 | Main | 18 | no | Smoked for six hours over beech.',
      'Rump steak, 250 g | 1 | Main | 24 | no | With herb butter.',
      'Grilled vegetables | 1 | Main | 12 | yes | Courgette, pepper, halloumi.',
      'Baked potato | 2 | Starter | 5 | yes | With sour cream and chives.',
      'Corn on the cob | 2 | Starter | 4 | yes | With lime and chilli.',
      'Iced tea with peach | 4 | Drink | 4 | yes | Brewed each morning.',
    ],
  },
  {
    stems: 'canteens? cafeterias? school_(?:lunch(?:es)?|meals?)',
    categories: 'Menu of the day|Vegetarian|Salads|Desserts',
    dishes: [
      'Noodles with tomato sauce | 2 | Main | 4 | yes | With grated cheese.',
      'Chicken with rice and peas | 1 | Main | 5 | no | With a light sauce.',
      'Fish fingers with mash | 1 | Main | 5 | no | With a slice of lemon.',
      'Vegetable soup with bread | 2 | Starter | 3 | yes | Carrots, leek and beans.',
      'Salad plate | 3 | Starter | 4 | yes | Take what you like.',
      'Yoghurt with berries | 4 | Dessert | 2 | yes | Without added sugar.',
    ],
  },
  {
    stems: 'bakery bakeries patisserie pastry_shop bread cakes?',
    categories: 'Bread|Pastry|Cakes|Drinks',
    dishes: [
      'Sourdough loaf | 1 | Main | 7 | yes | Baked at five, with a dark crust.',
      'Rye bread with seeds | 1 | Main | 6 | yes | Keeps for a week.',
      'Butter croissant | 2 | Dessert | 3 | yes | Folded over two days.',
      'Cheese and spinach pie | 2 | Starter | 6 | yes | Warm from eleven on.',
      'Carrot cake, a slice | 3 | Dessert | 5 | yes | With a cream of fresh cheese.',
      'Filter coffee | 4 | Drink | 3 | yes | With oat milk, if you like.',
    ],
  },
  {
    stems: 'caf[eé]s? brunch breakfast coffee_?shop',
    categories: 'Breakfast|Lunch|Cakes|Drinks',
    dishes: [
      'Porridge with apple | 1 | Starter | 6 | yes | Oats, cinnamon, hazelnuts.',
      'Eggs on sourdough | 1 | Main | 9 | yes | With chives and brown butter.',
      'Soup of the day | 2 | Main | 8 | yes | With bread from next door.',
      'Salmon bagel | 2 | Main | 11 | no | With dill and pickled onion.',
      'Lemon tart | 3 | Dessert | 5 | yes | Sharp, with a thin crust.',
      'Flat white | 4 | Drink | 4 | yes | Double shot, milk of your choice.',
    ],
  },
]

const parts = (dish: string): readonly string[] => dish.split(' | ')
/** What dishes are called where the words of a site tell its kitchen. */
export const calledDishes: readonly Called[] = cuisines.map(({ stems, dishes }) =>
  called(
    'dish',
    '',
    stems
      .split(' ')
      .map((stem) => `*${stem.replaceAll('_', '\\s')}`)
      .join(' '),
    '',
    ...dishes.map((dish) => {
      const [name, , course, price, vegetarian, description] = parts(dish)
      return `${name} | course=${course}; price=${price}; vegetarian=${vegetarian}; description=${description}`
    }),
  ),
)
/** What such a kitchen sells. */
export const shadesOfKitchens: readonly Shade[] = cuisines.map(({ stems, categories, dishes }) => ({
  cue: new RegExp(
    `\\b(?:${stems.replaceAll(' ', '|').replaceAll('_', ' ')})\\b(?=[^.]{0,40}\\b(?:restaurants?|shops?|bars?|house|kitchen|delivery|order(?:ing|s)?|menus?|takeaway|takeout|booking|canteens?|cafeterias?|caf[eé]s?|lunch(?:es)?|meals?)\\b)`,
    'i',
  ),
  field: 'food',
  samples: {
    categories,
    offers: dishes
      .map(parts)
      .map(([name, place, , price]) => `${name} ${price}:${place}`)
      .join('|'),
  },
}))
