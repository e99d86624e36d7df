import { describe, expect, test } from 'vitest'
import type { MailKind } from '../kinds/mail-kind.ts'
import { extensionKind, findKind, rewriteLetter } from '../kinds/find-kind.ts'
import { PLACEHOLDER_LABELS } from '../kinds/placeholder-labels.ts'
import { SECTION_LABELS } from '../kinds/sections.ts'
import { ACCOUNT_KINDS } from '../kinds/account-kinds.ts'
import { ORDER_KINDS } from '../kinds/order-kinds.ts'
import { checkText } from './check-text.ts'
import { composeLetter } from './compose-letter.ts'
import { readKept } from './kept-text.ts'
import type { MailText } from './mail-text.ts'
import { fillPlaceholders, placeholdersIn } from './placeholders.ts'

const VALUES = { nome: 'Ana', total: 'R$ 10,00', vazio: '' }

test.each([
  ['Olá, {nome}!', 'Olá, Ana!'],
  ['{nome} {nome} {total}', 'Ana Ana R$ 10,00'],
  ['{vazio}.', '.'],
  ['{desconhecido}', '{desconhecido}'],
  ['{ nome }', '{ nome }'],
  ['{{nome}}', '{Ana}'],
  ['sem nada', 'sem nada'],
  ['{constructor} {__proto__}', '{constructor} {__proto__}'],
])('«%s» is filled as «%s»', (text, filled) => {
  expect(fillPlaceholders(text, VALUES)).toBe(filled)
})

test.each([
  ['{total}', '{total}'],
  ['$& $1 $$', '$& $1 $$'],
  ['<script>', '<script>'],
])('a name that reads «%s» is said as it is, and opens nothing', (nome, said) => {
  expect(fillPlaceholders('{nome}', { nome, total: 'R$ 1,00' })).toBe(said)
})

test.each([
  ['{nome} e {total}', ['nome', 'total']],
  ['{nome} {nome}', ['nome']],
  ['{Nome} { total } {}', ['Nome', 'total', '']],
  ['uma { chave\nque fecha } depois', []],
  ['{nome', []],
])('«%s» has the placeholders %j', (text, names) => {
  expect(placeholdersIn(text)).toEqual(names)
})

const KIND: Pick<MailKind, 'placeholders' | 'required' | 'sections'> = {
  placeholders: ['nome', 'mensagem'],
  required: ['mensagem'],
  sections: ['order'],
}
const aText = (over: Partial<MailText> = {}): MailText => ({
  subject: 'Olá, {nome}',
  title: 'Olá',
  opening: '{mensagem}',
  closing: '',
  hidden: [],
  ...over,
})

test.each<[string, Partial<MailText>, string, RegExp]>([
  ['an empty subject', { subject: ' ' }, 'subject', /^Escreva algo em «Assunto»/],
  ['a subject with a line break', { subject: 'Olá\r\nBcc: x@y.example' }, 'subject', /uma linha só/],
  ['a subject with another kind of break', { subject: 'Olá\u2028x' }, 'subject', /uma linha só/],
  ['a subject that is too long', { subject: 'x'.repeat(151) }, 'subject', /mais de 150 letras/],
  ['no title', { title: '' }, 'title', /^Escreva algo em «Título»/],
  ['a text that is too long', { closing: 'x'.repeat(3_001) }, 'closing', /mais de 3\.000 letras/],
  [
    'an unknown placeholder',
    { closing: 'Até, {apelido}!' },
    'closing',
    /^\{apelido\} não existe neste e-mail\. Use: \{nome\}, \{mensagem\}\.$/,
  ],
  ['a placeholder in capitals', { subject: '{NOME}' }, 'subject', /^\{NOME\} não existe/],
  ['empty braces', { subject: '{}' }, 'subject', /^\{\} não existe/],
  ['HTML', { closing: 'Um <b>abraço</b>' }, 'closing', /não usa HTML: escreva sem <b>/],
  ['a script', { opening: '{mensagem}<script src=x>' }, 'opening', /não usa HTML/],
  ['a text without what the mail is about', { opening: 'Olá!' }, 'opening', /precisa de \{mensagem\}/],
  ['a section that it has not', { hidden: ['terms'] }, 'hidden', /não tem a seção «terms»/],
])('%s is refused in words', (_name, over, field, words) => {
  const problems = checkText(aText(over), KIND)
  expect(Object.keys(problems)).toEqual([field])
  expect(Object.values(problems)[0]).toMatch(words)
})

test.each<[string, Partial<MailText>]>([
  ['a text as it should be', {}],
  ['what is smaller or larger', { closing: 'Pedidos < R$ 10 e > R$ 5 <3' }],
  ['a brace that stands alone', { closing: 'Um { só.' }],
  ['what it needs in the closing text', { opening: '', closing: '{mensagem}' }],
  ['a section that it has', { hidden: ['order'] }],
])('%s is taken', (_name, over) => {
  expect(checkText(aText(over), KIND)).toEqual({})
})

describe('a letter of a text and its sections', () => {
  const sections = [
    { kind: 'heading' as const, text: 'Resumo', section: 'order' },
    { kind: 'button' as const, label: 'Ver', url: 'https://loja.example' },
    { kind: 'words' as const, text: 'Termos', section: 'terms' },
  ]
  const wordsOf = (text: Partial<MailText>, values = VALUES) =>
    composeLetter(aText(text), values, sections).parts.map((part) =>
      part.kind === 'button' ? part.label : 'text' in part ? part.text : part.kind,
    )

  test('has its paragraphs around the sections, and the terms at the end', () => {
    expect(wordsOf({ opening: 'Um\ndois\n \nTrês', closing: 'Até!' })).toEqual([
      'Um\ndois',
      'Três',
      'Resumo',
      'Ver',
      'Até!',
      'Termos',
    ])
  })
  test('leaves out what is hidden, and paragraphs of which nothing is left', () => {
    expect(wordsOf({ opening: 'Um\r\n\r\n{vazio}', hidden: ['order'] })).toEqual(['Um', 'Ver', 'Termos'])
  })
})

test('each of the shop’s own texts passes its own rule, and every name in it is explained', () => {
  for (const [id, kind] of Object.entries<MailKind>({ ...ORDER_KINDS, ...ACCOUNT_KINDS })) {
    expect([id, checkText(kind.text, kind)]).toEqual([id, {}])
    expect([id, kind.placeholders.filter((name) => PLACEHOLDER_LABELS[name] === undefined)]).toEqual([id, []])
    expect([id, (kind.sections ?? []).filter((name) => SECTION_LABELS[name] === undefined)]).toEqual([id, []])
    expect(findKind(id)).toBe(kind)
  }
  expect(findKind('constructor')).toBeUndefined()
})

test('a mail of an extension keeps what comes after its first words, whatever the merchant writes', () => {
  const data = { name: 'Ana {total}', points: 12, list: ['x'] }
  const letter = {
    subject: 'Pontos',
    title: 'Seus pontos',
    parts: [
      { kind: 'words' as const, text: 'Você tem 12.' },
      { kind: 'button' as const, label: 'Ver', url: 'https://loja.example' },
      { kind: 'words' as const, text: 'Até!' },
    ],
  }
  const kind = extensionKind(data)
  expect(kind.placeholders).toEqual(['name', 'points', 'assunto', 'titulo', 'texto', 'loja'])
  const around = { data, shopName: 'Casa' }
  expect(rewriteLetter(letter, kind.text, around)).toEqual(letter)
  const written = rewriteLetter(letter, { ...kind.text, subject: '{assunto} de {name}', opening: '{points} na {loja}' }, around)
  expect(written.subject).toBe('Pontos de Ana {total}')
  expect(written.parts.map((part) => ('text' in part ? part.text : part.kind))).toEqual(['12 na Casa', 'button', 'Até!'])
})

test.each<[unknown, ReturnType<typeof readKept>]>([
  [undefined, { text: undefined, isOff: false, version: 0 }],
  [{ paid: 'x' }, { text: undefined, isOff: false, version: 0 }],
  [{ paid: { subject: 'só', isOff: true, version: 3 } }, { text: undefined, isOff: true, version: 3 }],
  [{ paid: { ...aText(), hidden: ['a', 1] } }, { text: aText({ hidden: ['a'] }), isOff: false, version: 0 }],
])('what is kept is healed: %j', (stored, kept) => {
  expect(readKept(stored, 'paid')).toEqual(kept)
})
