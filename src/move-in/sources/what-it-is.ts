import { FileTrouble } from './file-trouble.ts'

const isPicture = /\.(jpe?g|png|gif|webp|avif|svg|heic)$/i
const BEGINNINGS: [begins: RegExp, what: string, hint: string][] = [
  [/^(\x89PNG|\xff\xd8\xff|GIF8|RIFF.{4}WEBP)/s, 'uma imagem', ''],
  [/^%PDF-/, 'um PDF', ''],
  [/^Rar!/, 'um arquivo RAR', 'Descompacte-o e envie o que está dentro, ou compacte de novo como .zip.'],
  [/^7z\xbc\xaf/, 'um arquivo 7-Zip', 'Descompacte-o e envie o que está dentro, ou compacte de novo como .zip.'],
  [
    /^(BZh|\xfd7zXZ|\x28\xb5\x2f\xfd)/,
    'um arquivo compactado de um tipo que a loja não abre',
    'Compacte-o de novo como .zip ou .gz.',
  ],
  [/^.{257}ustar/s, 'um arquivo .tar', 'Descompacte-o e envie o que está dentro, ou compacte de novo como .zip.'],
  [/^\xd0\xcf.\xe0\xa1/s, 'uma planilha antiga do Excel (.xls)', 'Abra-a, salve como CSV e envie o CSV.'],
  [/^SQLite format 3/, 'um banco de dados SQLite', 'Traga o banco do WordPress exportado como .sql.'],
  [/^PGDMP/, 'um banco de dados PostgreSQL', 'Traga o banco do WordPress exportado como .sql.'],
  [
    /^\s*(\xef\xbb\xbf)?<(!doctype html|html)/i,
    'uma página da internet',
    'O download pode ter caído na tela de entrada: entre no painel e exporte de novo.',
  ],
  [/<(urlset|sitemapindex)[\s>]/, 'um mapa do site (sitemap)', ''],
  [/base\.google\.com\/ns/, 'um catálogo para o Google (feed)', 'Exporte os produtos como CSV.'],
  [/<feed[\s>]/, 'um feed Atom ou uma exportação do Blogger', ''],
  [/^\s*<\?php/, 'um programa PHP', ''],
  [
    /^(\xef\xbb\xbf)?"?(Date|Data)"?,"?(Order|Pedido) #"?,/i,
    'o relatório de pedidos das Análises do WooCommerce',
    'Ele não tem itens nem endereços. Traga o banco de dados (.sql), informe as chaves da loja ou exporte os pedidos com um plugin.',
  ],
]

/** What another shop's files are not, in a sentence; undefined for what may be one. */
export function mistakenFor(head: Buffer): string | undefined {
  const text = head.toString('latin1')
  const found = BEGINNINGS.find(([begins]) => begins.test(text))
  return found && sentence(found[1], found[2])
}

/** What a zip without anything to read is, by the names in it. */
export function mistakenArchive(names: readonly string[]): string | undefined {
  const has = (name: RegExp) => names.some((one) => name.test(one))
  if (has(/^xl\/workbook\./)) return sentence('uma planilha do Excel (.xlsx)', 'Abra-a, salve como CSV e envie o CSV.')
  if (has(/^content\.xml$/) && has(/^mimetype$/))
    return sentence('um documento do LibreOffice', 'Se é uma tabela, salve-a como CSV.')
  if (has(/^word\/document\./)) return sentence('um documento do Word', '')
  const inner = names.find((name) => /\.(zip|wpress|rar|7z|tar)$/i.test(name))
  if (inner !== undefined)
    return sentence(`um zip com outro arquivo compactado dentro («${inner}»)`, 'Abra-o e envie o de dentro.')
  if (names.length > 0 && names.filter((name) => isPicture.test(name)).length * 2 > names.length)
    return sentence('um zip de imagens', 'Envie-o em «Imagens em um zip», junto com o arquivo da loja.')
  if (has(/(^|\/)(style\.css|functions\.php)$/) || has(/\.php$/))
    return sentence('um zip com programas do WordPress (um tema, um plugin ou o site)', 'Falta nele o banco de dados (.sql).')
  return undefined
}

const sentence = (what: string, hint: string) => `Isto é ${what}, e não o arquivo de uma loja. ${hint}`.trim()

export function refuseMistaken(sentenceOf: string | undefined) {
  if (sentenceOf !== undefined) throw new FileTrouble(sentenceOf)
}
