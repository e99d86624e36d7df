import { ServiceTrouble, type Shown } from './provider.ts'

const isSecure = (url: string) => URL.canParse(url) && new URL(url).protocol === 'https:'

/** What a service wants shoppers to be shown. An address leads them away to pay: one that is not https is not handed on. */
export function checkedShown(shown: Shown): Shown {
  if (shown.kind === 'link' && !isSecure(shown.url))
    throw new ServiceTrouble('down', 'O serviço respondeu com um endereço que não é seguro.')
  // The line is enough to pay a boleto.
  return shown.kind === 'boleto' && !isSecure(shown.pdfUrl) ? { ...shown, pdfUrl: '' } : shown
}
