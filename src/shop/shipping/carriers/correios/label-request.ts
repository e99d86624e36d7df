import type { CarrierSettings, LabelAsked, LabelParty } from '../carrier.ts'
import { reais } from '../wire.ts'
import { declaredCode, measured, OWN_HAND, RECEIPT } from './quote.ts'

/** What a posting is announced with: who to whom, what is in it or the key of its NF-e, and our own name for it in the note. */
export function postingRequest(
  { service, from, to, package: { sides, grams, valueCents }, contents, invoiceKey }: LabelAsked,
  reference: string,
  { user = '', postageCard = '', receipt, ownHand, declares }: CarrierSettings,
) {
  const [length, width, height] = measured(sides)
  const extras = [
    ...(receipt === 'true' ? [{ codigoServicoAdicional: RECEIPT }] : []),
    ...(ownHand === 'true' ? [{ codigoServicoAdicional: OWN_HAND }] : []),
    ...(declares === 'true'
      ? [{ codigoServicoAdicional: declaredCode(service), valorDeclarado: reais(valueCents).toFixed(2) }]
      : []),
  ]
  return {
    idCorreios: user,
    remetente: partyOf(from),
    destinatario: partyOf(to),
    codigoServico: service,
    numeroCartaoPostagem: postageCard,
    ...(extras.length > 0 && { listaServicoAdicional: extras }),
    ...(invoiceKey === ''
      ? {
          itensDeclaracaoConteudo: contents.map(({ name, units, unitCents }) => ({
            conteudo: name.slice(0, 60),
            quantidade: String(units),
            valor: reais(unitCents).toFixed(2),
          })),
        }
      : { numeroNotaFiscal: String(Number(invoiceKey.slice(25, 34))), chaveNFe: invoiceKey }),
    pesoInformado: String(Math.max(1, grams)),
    codigoFormatoObjetoInformado: '2',
    alturaInformada: String(height),
    larguraInformada: String(width),
    comprimentoInformado: String(length),
    diametroInformado: '0',
    cienteObjetoNaoProibido: 1,
    solicitarColeta: 'N',
    logisticaReversa: 'N',
    observacao: reference,
  }
}

/** Eight digits after the area: a mobile has nine. */
function partyOf({ name, document, phone, email, ...place }: LabelParty) {
  const isMobile = phone.length > 10
  return {
    nome: name.slice(0, 50),
    cpfCnpj: document,
    ...(phone !== '' &&
      (isMobile
        ? { dddCelular: phone.slice(0, 2), celular: phone.slice(2) }
        : { dddTelefone: phone.slice(0, 2), telefone: phone.slice(2) })),
    email,
    endereco: {
      cep: place.postcode,
      logradouro: place.street.slice(0, 50),
      numero: place.number.slice(0, 6),
      complemento: place.complement.slice(0, 30),
      bairro: place.district.slice(0, 30),
      cidade: place.city.slice(0, 30),
      uf: place.state,
    },
  }
}
