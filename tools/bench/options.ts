import { parseArgs } from 'node:util'

export type Options = {
  quick: boolean
  lighthouse: boolean
  catalog: boolean
  workbench: boolean
  imports: boolean
  rush: boolean
  freight: boolean
  blocking: boolean
  editor: boolean
  looks: boolean
  day: boolean
  json: string | undefined
}

const HELP = `Measures the built shop on this machine and prints one table; a wrong answer or a broken bound ends with exit code 1.

  npm run bench -- [options]

  --quick           fewer and shorter rounds, and no Lighthouse: under two minutes
  --no-lighthouse   everything but Lighthouse
  --catalog         only lists, filters and search, with 1,000 and with 100,000 products: some minutes
  --workbench       only the workbench's lists and reports, with 1,000 and with 100,000 orders, products and customers: under four minutes
  --import          only an import of 50,000 lines into a running shop, to its end: some minutes
  --rush            only a stranger's wait while a thousand buy ten units: about a minute
  --freight         only how long offers of carriers take whose prices are kept, fifty questions at a time: about half a minute
  --blocking        only how long pages keep a phone from answering, and Lighthouse: about five minutes; with --quick without Lighthouse
  --editor          only the page editor: its first open, and how long a key takes to the picture: about two minutes
  --looks           only Lighthouse and the weight of every page template, imported page and preset: about fifteen minutes
  --day             only a day of visits behind a cache, with a sale of 20,000 buyers, and what follows for larger days: about ten minutes; with --quick two
  --json FILE       writes the result to FILE as well`

export function readOptions(args: string[]): Options {
  const values = parse(args)
  if (values.help) {
    console.log(HELP)
    process.exit(0)
  }
  const { quick, catalog, workbench, import: imports, rush, freight, blocking, editor, looks, day, json } = values
  const lighthouse = !values['no-lighthouse'] && !quick
  return { quick, catalog, workbench, imports, rush, freight, blocking, editor, looks, day, lighthouse, json }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      // npm takes this one away; whoever calls without npm has it left.
      args: args[0] === '--' ? args.slice(1) : args,
      options: {
        quick: { type: 'boolean', default: false },
        'no-lighthouse': { type: 'boolean', default: false },
        catalog: { type: 'boolean', default: false },
        workbench: { type: 'boolean', default: false },
        import: { type: 'boolean', default: false },
        rush: { type: 'boolean', default: false },
        freight: { type: 'boolean', default: false },
        blocking: { type: 'boolean', default: false },
        editor: { type: 'boolean', default: false },
        looks: { type: 'boolean', default: false },
        day: { type: 'boolean', default: false },
        json: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`)
    process.exit(1)
  }
}
