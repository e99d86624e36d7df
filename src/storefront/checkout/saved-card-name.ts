import type { SavedCard } from '#shop/payments/contract.ts'

const BRANDS: Record<string, string> = {
  visa: 'Visa',
  master: 'Mastercard',
  elo: 'Elo',
  amex: 'American Express',
  hipercard: 'Hipercard',
  diners: 'Diners',
}

/** «Mastercard final 6351, validade 11/30». */
export const savedCardName = ({ brand, lastFour, expiry }: Pick<SavedCard, 'brand' | 'lastFour' | 'expiry'>) =>
  `${BRANDS[brand] ?? 'Cartão'} final ${lastFour}, validade ${expiry}`
