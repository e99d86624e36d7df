import { stat } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { OperatorError } from '#kit/operator-error.ts'
import { formatNumber } from '#kit/pt-br.ts'
import { loadWidgets } from '#builder/registry.ts'
import { createMediaLibrary } from '#content/media/library.ts'
import { KIND_NAMES } from '#move-in/text.ts'
import { openSource, readerOf } from '#move-in/open-source.ts'
import { createMoves, type Moves } from '#move-in/service.ts'
import { createTranslation } from '#move-in/translate-content.ts'
import { createStock } from '#shop/stock/ledger.ts'
import { mediaFolderOf } from '#storefront/file-routes.ts'
import type { Command, Tools } from '../command.ts'
import { readArguments } from '../read-arguments.ts'
import { withShop } from '../with-database.ts'

export const moveIn: Command = {
  name: 'move-in',
  summary: 'Traz uma loja inteira de outro sistema: produtos, clientes, pedidos, páginas.',
  usage: `Uso: npm run vitrine -- move-in ARQUIVO --source ENDEREÇO-DA-LOJA-ANTIGA [--uploads PASTA] [--carry-out]
      npm run vitrine -- move-in --go-on | --undo

Sem --carry-out o arquivo é lido e planejado, e nada muda na loja: o relatório diz o que vem, o que vem mudado e o que fica, e por quê.
O mesmo arquivo de novo não traz nada em dobro. --go-on continua o que parou; --undo desfaz tudo o que veio, até o primeiro pedido.
As imagens são trazidas depois, pela loja em funcionamento; com --uploads, da pasta wp-content/uploads da loja antiga.`,
  run: async (args, tools) => {
    const text = { type: 'string' } as const
    const flag = { type: 'boolean' } as const
    const options = { source: text, uploads: text, 'carry-out': flag, 'go-on': flag, undo: flag }
    const { values, words } = readArguments({ args, options, words: ['file'] })
    return await withMoves(tools, async (moves) => {
      const id = values['go-on'] || values.undo ? await lastMove(moves) : await begin(moves, words[0], values)
      if (values['go-on']) check(await moves.goOn(id))
      if (values.undo) check(await moves.undo(id))
      await work(moves, id, tools)
      if (values['carry-out'] && (await moves.read(id))?.state === 'planned') {
        check(await moves.carryOut(id))
        await work(moves, id, tools)
      }
      return await tell(moves, id, tools)
    })
  },
}

async function withMoves<T>({ config: readConfig, say }: Tools, use: (moves: Moves) => Promise<T>): Promise<T> {
  const config = readConfig()
  const widgets = await loadWidgets(join(import.meta.dirname, '..', '..', 'widgets'))
  return await withShop({ config, say, mustExist: true }, ({ db }) => {
    const clock = { now: Date.now }
    const library = createMediaLibrary({ db, folder: mediaFolderOf(config.dataDir), clock, kindOf: () => undefined })
    return use(
      createMoves({
        db,
        stock: createStock(),
        open: openSource(db),
        removePicture: library.remove,
        translate: createTranslation(widgets),
        now: () => new Date(),
      }),
    )
  })
}

type Values = { source?: string | undefined; uploads?: string | undefined }

async function begin(moves: Moves, file: string | undefined, { source, uploads }: Values): Promise<number> {
  if (file === undefined) throw new OperatorError('Falta o nome do arquivo.')
  if (source === undefined || !/^[a-z0-9][a-z0-9.:-]{0,199}$/.test(source))
    throw new OperatorError('Diga de qual loja é o arquivo: --source minhaloja.com.br')
  if (!(await stat(file).catch(() => undefined))?.isFile()) throw new OperatorError(`Não encontrei o arquivo «${file}».`)
  const reader = readerOf(file)
  if (reader === undefined) throw new OperatorError(`Não sei ler «${basename(file)}».`)
  const options = { reader, file: resolve(file), ...(uploads !== undefined && { uploads: resolve(uploads) }) }
  const id = await moves.start({ source, name: basename(file), options, userId: undefined })
  if (id === undefined)
    throw new OperatorError('Outra mudança está em andamento: continue-a com --go-on ou desfaça-a com --undo.')
  return id
}

async function lastMove(moves: Moves): Promise<number> {
  const [last] = await moves.list({ limit: 1, offset: 0 })
  if (!last) throw new OperatorError('Ainda não há nenhuma mudança.')
  return last.id
}

function check(outcome: Awaited<ReturnType<Moves['undo']>>) {
  if (outcome.ok) return
  if (outcome.problem === 'has-orders')
    throw new OperatorError('A loja já recebeu um pedido: a mudança não pode mais ser desfeita.')
  throw new OperatorError('A mudança não está em um estado em que isso possa ser feito.')
}

async function work(moves: Moves, id: number, { say }: Tools) {
  let told = 0
  const progress = (what: string, count: number) => {
    if (Date.now() - told < 2_000) return
    told = Date.now()
    say(what === 'read' ? `  lidos: ${formatNumber(count)}` : `  trazendo: ${KIND_NAMES[what] ?? what}`)
  }
  while ((await moves.step(id, { until: Infinity }, progress)) === 'more');
}

async function tell(moves: Moves, id: number, tools: Tools): Promise<number> {
  const move = (await moves.read(id))!
  const kinds = await moves.report(id)
  const pictures = await moves.countPictures(move.source)
  const cell = (value: number) => formatNumber(value).padStart(10)
  tools.answer(
    [
      `Mudança ${id}: ${STATE_NAMES[move.state] ?? move.state}.`,
      `  ${''.padEnd(22)}${['lá', 'como é', 'mudado', 'fica', 'decidir'].map((head) => head.padStart(10)).join('')}`,
      ...kinds.map(
        ({ kind, found, same, changed, refused, asked }) =>
          `  ${(KIND_NAMES[kind] ?? kind).padEnd(22)}${[found, same, changed, refused, asked].map(cell).join('')}`,
      ),
      ...kinds.flatMap(({ kind, reasons }) =>
        reasons.map(({ reason, count }) => `  ${KIND_NAMES[kind] ?? kind}: ${reason} (${formatNumber(count)})`),
      ),
      ...(pictures.waiting > 0 ? [`  ${formatNumber(pictures.waiting)} imagens serão trazidas pela loja em funcionamento.`] : []),
    ],
    { id, state: move.state, kinds, pictures },
  )
  return move.state === 'failed' ? 1 : 0
}

const STATE_NAMES: Record<string, string> = {
  planned: 'planejada, nada foi mudado',
  done: 'feita',
  undone: 'desfeita',
  failed: 'parou por um erro',
}
