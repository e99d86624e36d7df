/** ISO 4217: the money of all countries, funds and metals included. */
const CODES = `
  AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW CLF CLP CNY
  COP COU CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK
  JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD
  NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB
  TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD USN UYI UYU UYW UZS VED VES VND VUV WST XAF XAG XAU XBA XBB XBC XBD XCD XCG XDR XOF XPD XPF
  XPT XSU XTS XUA XXX YER ZAR ZMW ZWG`
  .trim()
  .split(/\s+/)

export type Currency = { code: string; name: string; symbol: string }

const names = new Intl.DisplayNames(['pt-BR'], { type: 'currency' })
const symbolOf = (code: string) =>
  new Intl.NumberFormat('pt-BR', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? code
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

export const CURRENCIES: readonly Currency[] = CODES.map((code) => ({
  code,
  name: capital(names.of(code) ?? code),
  symbol: symbolOf(code),
}))

export const currencyOf = (code: string) => CURRENCIES.find((one) => one.code === code.toUpperCase())
