/** Two versions of a price list, to try a comparison with. */
export const comparisonSample = {
  first: 'sku,name,price,stock\nA1,Rye bread,3.20,14\nA2,Butter,2.80,30\nA3,Jam,4.10,9\nA4,Honey,6.50,12',
  second: 'sku,name,price,stock\nA1,Rye bread,3.40,14\nA2,Butter,2.80,30\nA4,Honey,6.50,8\nA5,Tea,5.00,20',
} as const
