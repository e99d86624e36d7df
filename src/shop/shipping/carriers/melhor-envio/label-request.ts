import type { CarrierSettings, LabelAsked, LabelParty } from '../carrier.ts'
import { centimetres, kilograms, reais } from '../wire.ts'

const CPF_DIGITS = 11

/** What its cart is asked for: one package, with the NF-e's key or as goods without one, tagged with our own name for it. */
export function cartRequest(
  { service, from, to, package: { sides, grams, valueCents }, contents, invoiceKey, agency }: LabelAsked,
  reference: string,
  { insures, receipt, ownHand }: CarrierSettings,
) {
  return {
    service: Number(service),
    ...(agency !== '' && { agency: Number(agency) }),
    from: partyOf(from),
    to: partyOf(to),
    products: contents.map(({ name, units, unitCents }) => ({
      name: name.slice(0, 100),
      quantity: units,
      unitary_value: reais(unitCents),
    })),
    volumes: [
      {
        height: centimetres(sides[2]),
        width: centimetres(sides[1]),
        length: centimetres(sides[0]),
        weight: kilograms(grams),
      },
    ],
    options: {
      insurance_value: insures === 'true' ? reais(valueCents) : 0,
      receipt: receipt === 'true',
      own_hand: ownHand === 'true',
      reverse: false,
      non_commercial: invoiceKey === '',
      ...(invoiceKey !== '' && { invoice: { key: invoiceKey } }),
      platform: 'Vitrine',
      tags: [{ tag: reference, url: null }],
    },
  }
}

const partyOf = (party: LabelParty) => ({
  name: party.name,
  phone: party.phone,
  email: party.email,
  ...(party.document.length > CPF_DIGITS ? { company_document: party.document } : { document: party.document }),
  ...(party.stateRegistration !== '' && { state_register: party.stateRegistration }),
  address: party.street,
  complement: party.complement,
  number: party.number,
  district: party.district,
  city: party.city,
  state_abbr: party.state,
  country_id: 'BR',
  postal_code: party.postcode,
})
