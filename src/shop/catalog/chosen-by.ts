/**
 * Whether shoppers choose a product by one of its attributes: always when a variation names it; else as the merchant
 * said, and without a word of theirs when there is more than one value.
 */
export const isChosenBy = ({ isNamed, said, values }: { isNamed: boolean; said: boolean | null; values: number }) =>
  isNamed || (said ?? values > 1)
