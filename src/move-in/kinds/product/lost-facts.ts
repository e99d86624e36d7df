import { listOf, recordOf, textOf } from '#kit/unknown-json.ts'
import { DOWNLOAD_DAYS, DOWNLOAD_LIMIT } from '#shop/downloads/service.ts'
import { metaTextOf, wholeOf, type Wire } from '../../wire.ts'

/** What an old product says that has no place here, in the merchant's words. */
export function lostFactsOf(data: Wire): string[] {
  const notes: string[] = []
  if (listOf(data['default_attributes']).some((one) => textOf(recordOf(one)['option']) !== ''))
    notes.push('Na página uma variação já vinha escolhida; aqui o cliente escolhe.')
  if (data['reviews_allowed'] === false) notes.push('Não podia ser avaliado; aqui todo produto pode.')
  if (limitsDownloads(data)) notes.push('Tinha outro limite ou prazo para baixar os arquivos; aqui valem os da loja.')
  const taxClass = textOf(data['tax_class']).trim()
  if (taxClass !== '' && !/^(standard|parent)$/i.test(taxClass))
    notes.push(`Tinha a classe de imposto «${taxClass.slice(0, 60)}»: aqui os preços já têm os impostos.`)
  if (metaTextOf(data, '_elementor_edit_mode') === 'builder')
    notes.push('A descrição tinha um desenho do Elementor: veio o texto dela, sem o desenho.')
  return notes
}

const limitsDownloads = (data: Wire) =>
  listOf(data['downloads']).length > 0 &&
  [wholeOf(data['download_limit']), wholeOf(data['download_expiry'])].some(
    (said, at) => said !== undefined && said > 0 && said !== [DOWNLOAD_LIMIT, DOWNLOAD_DAYS][at],
  )
