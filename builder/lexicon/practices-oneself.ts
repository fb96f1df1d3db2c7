import { essential } from './essential.ts'
import { has, means, type Practice, passes, practice } from './practice.ts'

const plant = 'Plant->@plant|houseplant~Monstera|Basil|Fern'
const bottle = 'Bottle->@bottle|wine~Barolo, Langhe|Riesling, Mosel'

/** What people keep for themselves: what there is to do, their money, meals, plants, bottles and collections. */
// biome-ignore format: a table
export const practicesOfOneself: readonly Practice[] = [
  practice('todo list|to-do list|todo app|to-do app|todo|to-do|task list app',
    passes('due date|priority|deadline|label'),
    means('trade_item', 'project|list|task list|todo list', 'Name!;Area=Home|Work|Study|Other;Starts on:date;Note:long', 'Kitchen | area=Home; note=New shelves before the summer.', 'Tax return | area=Work; note=Everything in by the end of the month.', 'Spanish course | area=Study; note=Ten minutes a day.', 'Trip in autumn | area=Other; note=Tickets, rooms, maps.'),
    has('todo|task|to-do', 'Project->@project|list|task list|todo list'),
  ),
  practice('personal finance|finance tracker|money tracker|budget tracker|budgeting app|budget app|personal budget',
    has('transaction|expense|income|saving', 'Bank account->@bank account|money account|wallet'),
    essential(/account|wallet/, 'Users can manage bank accounts.', /\baccounts\b/),
  ),
  practice('split expense|splitting expense|shared expense|split bill|split cost|group expense',
    means('trade_record', 'expense|shared expense|bill|cost', 'What!;Amount:money#4-180;Paid by!~Ana|Ben|Noor;Shared among~Ana, Ben, Noor|Ana, Noor;Category=Food|Rent|Power|Household|Trips;Date:date!;Receipt:file', 'Groceries for the week | amount=64; paid_by=Ana; shared_among=Ana, Ben, Noor; category=Food', 'Power, two months | amount=118; paid_by=Ben; shared_among=Ana, Ben, Noor; category=Power', 'Cinema | amount=27; paid_by=Noor; shared_among=Ana, Noor; category=Trips', 'Cleaning things | amount=15; paid_by=Ana; shared_among=Ana, Ben, Noor; category=Household'),
    means('trade_record', 'debt|settlement|balance|repayment', 'Who owes!~Ben|Noor;Owed to!~Ana|Ben;Amount:money#3-90;For;Date:date!;Paid back:boolean', 'Ben | owed_to=Ana; amount=21; for=Groceries for the week', 'Noor | owed_to=Ana; amount=26; for=Groceries and cleaning things', 'Noor | owed_to=Ben; amount=39; for=Power, two months; paid_back=yes', 'Ana | owed_to=Noor; amount=14; for=Cinema'),
  ),
  practice('meal planner|meal planning|meal plan|weekly menu|dinner planner',
    means('trade_record', 'meal|planned meal', 'Meal!;Recipe->@recipe~Lentil soup|Baked fish;Date:date!;Time of day=Breakfast|Lunch|Dinner|Snack;Servings:number#1-8;Note', 'Lentil soup with bread | time_of_day=Dinner; servings=4', 'Porridge and berries | time_of_day=Breakfast; servings=2', 'Baked fish and potatoes | time_of_day=Dinner; servings=3', 'Bread, cheese, tomatoes | time_of_day=Lunch; servings=2'),
    means('trade_item', 'ingredient', 'Name!;Recipe->@recipe~Lentil soup|Baked fish;Amount:number#1-800;Unit=g|ml|pcs|spoons;Note', 'Red lentils | amount=250; unit=g', 'Carrots | amount=2; unit=pcs', 'Olive oil | amount=2; unit=spoons', 'White fish | amount=400; unit=g'),
    means('todo', 'shopping list|shopping list item|shopping item|grocery list|grocery item', 'Item!;Ingredient->@ingredient;Amount~250 g|2|1 l;Shop;Bought:boolean', 'Red lentils | amount=250 g', 'Carrots | amount=2', 'Olive oil | amount=1 l; bought=yes', 'White fish | amount=400 g'),
  ),
  practice('plant care|plant care app|houseplant|water my plant|plant tracker|plant diary',
    passes('plant care'),
    means('trade_item', 'plant|houseplant', 'Name!;Species;Room=Living room|Kitchen|Bedroom|Balcony;Light=Sun|Half shade|Shade;Days between waterings:number#1-30;Last watered on:date;Picture:image;Note:long', 'Monstera | species=Monstera deliciosa; room=Living room; light=Half shade; days_between_waterings=7', 'Basil | species=Ocimum basilicum; room=Kitchen; light=Sun; days_between_waterings=2', 'Fern | species=Nephrolepis exaltata; room=Bedroom; light=Shade; days_between_waterings=4', 'Olive tree | species=Olea europaea; room=Balcony; light=Sun; days_between_waterings=10'),
    means('trade_record', 'watering|care log|care record|care task', `What was done!;${plant};Kind=Watered|Fed|Repotted|Cut back;Date:date!;Note`, 'Watered until it ran through | kind=Watered', 'New pot, fresh earth | kind=Repotted', 'Feed for leaves | kind=Fed', 'Brown leaves off | kind=Cut back'),
    has('reminder|watering reminder', plant),
    essential(/(?:^| )(?:house)?plant$/, 'Users can add plants.'),
  ),
  practice('wine cellar app|cellar app|wine collection|wine tracker|wine log',
    means('trade_item', 'bottle|wine', 'Name!;Winery;Year:number#1985-2026;Colour=Red|White|Rosé|Sparkling;Grape;Region;Bottles:number#1-24;Shelf;Price:money#6-180;Drink from:number#2024-2040;Note:long;Picture:image', 'Barolo, Langhe | winery=Alta Riva; year=2018; colour=Red; grape=Nebbiolo; region=Piedmont; bottles=4; shelf=B2', 'Riesling, Mosel | winery=Steinhof; year=2021; colour=White; grape=Riesling; region=Mosel; bottles=6; shelf=A1', 'Rosé, Provence | winery=Clos du Vent; year=2024; colour=Rosé; grape=Grenache; region=Provence; bottles=2; shelf=A3', 'Crémant | winery=Maison Lys; year=2020; colour=Sparkling; grape=Chardonnay; region=Alsace; bottles=3; shelf=C1'),
    has('rating|review|tasting note|tasting', bottle),
    essential(/bottle|wine$/, 'Users can add bottles.'),
  ),
  practice('reading list|book tracker|reading tracker|reading log',
    has('book', 'Reading status=To read|Reading|Read;Started on:date;Finished on:date;My rating:rating'),
  ),
  practice('travel journal|trip journal|travel diary',
    means('trade_item', 'trip|journey|tour', 'Title!;Country;Starts on:date;Ends on:date;With;Story:long;Picture:image', 'Coast by train | country=Portugal; with=Ana; story=Five towns, one ticket.', 'Autumn in the hills | country=Slovenia; story=Two huts and a lot of soup.', 'A week of islands | country=Greece; with=Ben and Noor; story=Ferries every second day.', 'Old harbours | country=Denmark; story=By bicycle from port to port.'),
    means('trade_item', 'place|stop|visited place', 'Name!;Trip->@trip|journey|tour;City;Visited on:date;Rating:rating;Note:long;Picture:image', 'Harbour market | city=Porto; rating=5', 'Hut above the lake | city=Bohinj; rating=4', 'Blue chapel | city=Naxos; rating=4', 'Boat builders | city=Svendborg; rating=5'),
    has('photo|image', 'Trip->@trip|journey|tour;Place->@=place|stop|visited place'),
    passes('map'),
  ),
]
