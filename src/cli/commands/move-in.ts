import { readFile, stat } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { OperatorError } from '#kit/operator-error.ts'
import { formatNumber } from '#kit/pt-br.ts'
import { loadWidgets } from '#builder/registry.ts'
import { createMediaLibrary } from '#content/media/library.ts'
import { openPictureFiles } from '#move-in/picture-files.ts'
import { KIND_NAMES } from '#move-in/text.ts'
import { mayBeRead, type MoveOptions } from '#move-in/contract.ts'
import { OLD_SHOP_LIMITS } from '#move-in/module.ts'
import { createOldShopKeys, type OldShopKeys } from '#move-in/old-shop-keys.ts'
import { createMoves, type Moves } from '#move-in/service.ts'
import { createMoveFiles } from '#move-in/files.ts'
import { createOpenSource } from '#move-in/sources/open-source.ts'
import { checkConnection } from '#move-in/sources/rest/check-connection.ts'
import { readKeysFile } from '#move-in/sources/rest/keys-file.ts'
import { createTranslation } from '#move-in/translate-content.ts'
import { troubleForGood } from '#move-in/trouble.ts'
import { readOrMakeSecret } from '#ops/secret.ts'
import { createCallOutside } from '#outgoing/exchange.ts'
import { createBoughtFiles } from '#shop/downloads/files.ts'
import { createStock } from '#shop/stock/ledger.ts'
import { createStorage } from '#storage/create-storage.ts'
import type { Command, Tools } from '../command.ts'
import { readArguments } from '../read-arguments.ts'
import { withShop } from '../with-database.ts'

export const moveIn: Command = {
  name: 'move-in',
  summary: 'Traz uma loja inteira de outro sistema: produtos, clientes, pedidos, páginas.',
  usage: `Uso: npm run vitrine -- move-in ARQUIVO --source ENDEREÇO-DA-LOJA-ANTIGA [--uploads PASTA-OU-ZIP] [--dry-run | --carry-out]
      npm run vitrine -- move-in --address https://minhaloja.com.br --keys-file ARQUIVO [--dry-run | --carry-out]
      npm run vitrine -- move-in --go-on [--carry-out] | --undo

O arquivo é lido e planejado, e nada muda na loja: o relatório diz o que vem, o que vem mudado e o que fica, e por quê. Depois o comando
pergunta se deve trazer tudo; com --carry-out traz sem perguntar, com --dry-run só mostra o plano.
O mesmo arquivo de novo não traz nada em dobro. --go-on continua o que parou; --undo desfaz tudo o que veio, até o primeiro pedido.
As imagens são trazidas depois, pela loja em funcionamento; com --uploads, da pasta wp-content/uploads da loja antiga ou de um zip dela.
O arquivo de --keys-file tem uma linha para cada: consumer_key=ck_…, consumer_secret=cs_… e, para trazer páginas e menus, user=… e
application_password=…. As chaves ficam cifradas na loja até a mudança terminar, por no máximo 30 dias.`,
  run: async (args, tools) => {
    const text = { type: 'string' } as const
    const flag = { type: 'boolean' } as const
    const options = {
      source: text,
      uploads: text,
      address: text,
      'keys-file': text,
      'dry-run': flag,
      'carry-out': flag,
      'go-on': flag,
      undo: flag,
    }
    const { values, words } = readArguments({ args, options, words: ['file'] })
    if (values['dry-run'] && values['carry-out']) throw new OperatorError('Escolha entre --dry-run e --carry-out.')
    if ((values['go-on'] || values.undo) && (words.length > 0 || (values['go-on'] && values.undo)))
      throw new OperatorError('--go-on e --undo são da última mudança: diga só um deles, sem arquivo.')
    return await withMoves(tools, async (moves, keys) => {
      const start = async (begun: Begun) => startedMove(await moves.start({ ...begun, userId: undefined }))
      const id =
        values['go-on'] || values.undo
          ? await lastMove(moves)
          : values.address === undefined
            ? await start(await fromFile(words[0], values))
            : await start(await fromAddress(keys, values.address, values['keys-file']))
      if (values['go-on'] && (await stateOf(moves, id)) !== 'planned') check(await moves.goOn(id))
      if (values.undo) check(await moves.undo(id))
      await work(moves, id, tools)
      if ((await stateOf(moves, id)) !== 'planned') return await tell(moves, id, tools)
      if (!values['carry-out']) {
        const code = await tell(moves, id, tools)
        const isWanted = !values['dry-run'] && !tools.json && (await tools.confirm?.('Trazer tudo agora?'))
        if (!isWanted) return code
      }
      check(await moves.carryOut(id))
      await work(moves, id, tools)
      return await tell(moves, id, tools)
    })
  },
}

const stateOf = async (moves: Moves, id: number) => (await moves.read(id))?.state

async function withMoves<T>(
  { config: readConfig, say }: Tools,
  use: (moves: Moves, keys: OldShopKeys) => Promise<T>,
): Promise<T> {
  const config = readConfig()
  const widgets = await loadWidgets(join(import.meta.dirname, '..', '..', 'widgets'))
  return await withShop({ config, say, mustExist: true }, ({ db }) => {
    const clock = { now: Date.now }
    const storage = createStorage(config)
    const library = createMediaLibrary({ db, files: storage.media, clock, kindOf: () => undefined })
    const secret = readOrMakeSecret({ dataDir: config.dataDir, fromEnvironment: config.secret })
    const keys = createOldShopKeys({ db, secret })
    const files = createMoveFiles({ store: storage.moves, dataDir: config.dataDir })
    return use(
      createMoves({
        db,
        stock: createStock(),
        keys,
        open: createOpenSource({ db, keys, call: callOldShop, files }),
        removePicture: library.remove,
        removeFile: createBoughtFiles({ db, files: storage.downloads }).remove,
        forgetFiles: files.forget,
        translate: createTranslation(widgets),
        now: () => new Date(),
      }),
      keys,
    )
  })
}

const callOldShop = createCallOutside(OLD_SHOP_LIMITS)

type Begun = { source: string; name: string; options: MoveOptions }
type Values = { source?: string | undefined; uploads?: string | undefined }

async function fromFile(file: string | undefined, { source: written, uploads }: Values): Promise<Begun> {
  if (file === undefined) throw new OperatorError('Falta o nome do arquivo.')
  // An address is copied from the browser, with all that stands around the name.
  const source = written
    ?.trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/.*$/, '')
  if (source === undefined || !/^[a-z0-9][a-z0-9.:-]{0,199}$/.test(source))
    throw new OperatorError('Diga de qual loja é o arquivo: --source minhaloja.com.br')
  if (!(await stat(file).catch(() => undefined))?.isFile()) throw new OperatorError(`Não encontrei o arquivo «${file}».`)
  if (!mayBeRead(file)) throw new OperatorError(`Não sei ler «${basename(file)}».`)
  if (uploads !== undefined) await checkUploads(uploads)
  const options = { file: resolve(file), ...(uploads !== undefined && { uploads: resolve(uploads) }) }
  return { source, name: basename(file), options }
}

/** Keeps the keys once the old shop has accepted them. */
async function fromAddress(kept: OldShopKeys, address: string, keysFile: string | undefined): Promise<Begun> {
  if (keysFile === undefined) throw new OperatorError('Diga onde estão as chaves da loja antiga: --keys-file chaves.txt')
  const text = await readFile(keysFile, 'utf8').catch(() => undefined)
  if (text === undefined) throw new OperatorError(`Não encontrei o arquivo «${keysFile}».`)
  const keys = readKeysFile(text)
  if (!keys.consumer && !keys.application)
    throw new OperatorError(`Em «${keysFile}» faltam as linhas consumer_key=… e consumer_secret=….`)
  const checked = await checkConnection({ site: address, keys, call: callOldShop, wait: (ms) => pause(ms) })
  if (!checked.ok) throw new OperatorError(checked.message)
  const source = new URL(checked.site).host
  await kept.keep(source, { site: checked.site, keys })
  return { source, name: checked.site, options: { connection: source } }
}

function startedMove(id: number | undefined): number {
  if (id === undefined)
    throw new OperatorError('Outra mudança está em andamento: continue-a com --go-on ou desfaça-a com --undo.')
  return id
}

async function checkUploads(uploads: string) {
  if (!(await stat(uploads).catch(() => undefined))) throw new OperatorError(`Não encontrei as imagens em «${uploads}».`)
  const pictures = await openPictureFiles(uploads).catch((error: Error) => {
    throw new OperatorError(`«${basename(uploads)}»: ${error.message}`, { cause: error })
  })
  pictures.close()
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
  try {
    while ((await moves.step(id, { until: Infinity }, progress)) === 'more');
  } catch (error) {
    const trouble = troubleForGood(error)
    if (trouble === undefined) throw error
    // Another file can be brought next: a move that can't be read does not stand in its way.
    await moves.fail(id, trouble)
    throw new OperatorError(trouble, { cause: error })
  }
}

async function tell(moves: Moves, id: number, tools: Tools): Promise<number> {
  const move = (await moves.read(id))!
  const kinds = await moves.report(id)
  const pictures = await moves.countPictures(move.source)
  const cell = (value: number) => formatNumber(value).padStart(10)
  const heading = `Mudança ${id}: ${STATE_NAMES[move.state] ?? move.state}.`
  // The report would tell of things that are no longer here.
  if (move.state === 'undone') {
    tools.answer([heading], { id, state: move.state, kinds: [], pictures })
    return 0
  }
  tools.answer(
    [
      heading,
      `  ${''.padEnd(22)}${['lá', 'como é', 'mudado', 'fica', 'decidir'].map((head) => head.padStart(10)).join('')}`,
      ...kinds.map(
        ({ kind, found, same, changed, refused, asked }) =>
          `  ${(KIND_NAMES[kind] ?? kind).padEnd(22)}${[found, same, changed, refused, asked].map(cell).join('')}`,
      ),
      ...kinds.flatMap(({ kind, reasons }) =>
        reasons.map(({ reason, count }) => `  ${KIND_NAMES[kind] ?? kind}: ${reason} (${formatNumber(count)})`),
      ),
      ...(pictures.waiting > 0
        ? [`  ${formatNumber(pictures.waiting)} imagens e arquivos serão trazidos pela loja em funcionamento.`]
        : []),
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
