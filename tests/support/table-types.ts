import { execFile } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '#db/schema.ts'

const ROOT = join(import.meta.dirname, '../..')

export type Column = {
  table: string
  name: string
  /** As PostgreSQL names it; an array begins with an underscore. */
  type: string
  /** Null for a view's: the database does not know. */
  nullable: boolean | null
  /** Who fills it in when an insert does not name it: nobody, a default, or always the database. */
  filled: 'never' | 'default' | 'always'
}

/** Every column of the shop's tables and views, as the database has them after its migrations. */
export async function columnsOf(db: Kysely<Database>): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.relname as table, a.attname as name, coalesce(base.typname, t.typname) as type,
      case when c.relkind in ('v', 'm') then null else not (a.attnotnull or t.typnotnull) end as nullable,
      case when a.attgenerated <> '' or a.attidentity = 'a' then 'always'
        when a.atthasdef or a.attidentity = 'd' then 'default' else 'never' end as filled
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    left join pg_type base on base.oid = nullif(t.typbasetype, 0)
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
    order by c.relname, a.attnum`.execute(db)
  return rows
}

/** What TypeScript gets for a column, by the type in the database (src/db/value-parsers.ts). */
const FAMILIES: Record<string, string> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'string',
  text: 'string',
  varchar: 'string',
  bpchar: 'string',
  uuid: 'string',
  xid8: 'string',
  interval: 'object',
  date: 'string',
  inet: 'string',
  tsvector: 'string',
  bool: 'boolean',
  timestamptz: 'Date',
  bytea: 'Uint8Array',
  json: 'unknown',
  jsonb: 'unknown',
}

/**
 * What the types of `files` (each a tables.ts) say otherwise than the columns. The compiler itself compares them: each column is a line
 * of a module whose type is 'right' or the sentence that says what is wrong. A type may be stricter than the database: ask an insert for what
 * would have a default, or forbid it.
 */
export async function wrongTypes(columns: Column[], files = tableFiles()): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-tables-'))
  try {
    writeFileSync(join(folder, 'compared.ts'), comparison(columns, files))
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(compilerSettings()))
    return sentences(await compile(folder))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Each file below a folder that adds tables to the type of the database. */
export function tableFiles(folder = 'src') {
  return globSync(`${folder}/**/tables.ts`, { cwd: ROOT }).map((file) => join(ROOT, file))
}

function comparison(columns: Column[], files: string[]) {
  const tables = Map.groupBy(columns, ({ table }) => table)
  return `
${files.map((file) => `import ${JSON.stringify(file)}`).join('\n')}
import type { InsertType, SelectType } from 'kysely'
import type { Database } from '#db/schema.ts'

type Is<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false
type Has<T, Part> = [Extract<T, Part>] extends [never] ? false : true
type Filled<Insert> = [Insert] extends [never] ? 'always' : Has<Insert, undefined> extends true ? 'default' : 'never'

type Column<Table extends keyof Database, Name extends string, Type, Family, Nullable, By> =
  0 extends 1 & SelectType<Type> ? \`\${Name} is "any"\`
  : [NonNullable<SelectType<Type>>] extends [never] ? \`\${Name} has no type\`
  : [NonNullable<SelectType<Type>>] extends [Family]
    ? Nullable extends null ? 'right'
    : [unknown extends SelectType<Type> ? Nullable : Has<SelectType<Type>, null>, Nullable] extends [true, true] ?
      By extends 'always' ? Default<Table, Name, Type, By> : 'right'
    : [unknown extends SelectType<Type> ? Nullable : Has<SelectType<Type>, null>, Nullable] extends [false, false] ? Default<Table, Name, Type, By>
    : Nullable extends true ? \`\${Name} can be null, its type can't\` : \`\${Name} is never null, its type can be\`
  : \`\${Name} has another type in the database\`

type Default<Table extends keyof Database, Name extends string, Type, By> =
  Is<Filled<InsertType<Type>>, By> extends true ? 'right'
  : By extends 'default' ? 'right'
  : By extends 'always' ? \`\${Name} is always made by the database, its type lets an insert name it\`
  : ReadOnly<Table> extends true ? 'right'
  : \`\${Name} has no default in the database, its type lets an insert leave it out\`
/** Tables that only the database's own triggers write. */
type ReadOnly<Table extends keyof Database> = Is<InsertType<Database[Table][keyof Database[Table]]>, never>

type Compare<Table extends string, Name extends string, Family, Nullable, By> =
  Table extends keyof Database
    ? Name extends keyof Database[Table]
      ? Column<Table, \`\${Table}.\${Name}\`, Database[Table][Name], Family, Nullable, By>
      : \`\${Table}.\${Name} has no type\`
    : never

type Known<Table extends string> = Table extends keyof Database ? 'right' : \`the table \${Table} has no type\`
type Extra<Table extends string, Names> =
  Table extends keyof Database
    ? [Exclude<keyof Database[Table], Names>] extends [never]
      ? 'right'
      : \`\${Table}.\${Exclude<keyof Database[Table], Names> & string} is not in the database\`
    : never
type Nowhere<Tables> = [Exclude<keyof Database, Tables>] extends [never] ? 'right' : \`the table \${Exclude<keyof Database, Tables>} is not in the database\`

export type Compared = [
${[...tables].flatMap(([table, its]) => linesOf(table, its)).join('\n')}
  Right<Nowhere<${unionOf([...tables.keys()])}>>,
]
type Right<Sentence extends 'right'> = Sentence
`
}

function linesOf(table: string, columns: Column[]) {
  const name = JSON.stringify(table)
  return [
    `  Right<Known<${name}>>,`,
    `  Right<Extra<${name}, ${unionOf(columns.map((column) => column.name))}>>,`,
    ...columns.map(
      (column) =>
        `  Right<Compare<${name}, ${JSON.stringify(column.name)}, ${familyOf(column)}, ${column.nullable}, '${column.filled}'>>,`,
    ),
  ]
}

function familyOf({ table, name, type }: Column) {
  const family = FAMILIES[type.replace(/^_/, '')]
  if (!family)
    throw new Error(
      `${table}.${name} is a ${type}, and nobody says what TypeScript gets for one: add it to FAMILIES in ${import.meta.filename}.`,
    )
  return type.startsWith('_') ? `readonly ${family}[]` : family
}

const unionOf = (names: string[]) => names.map((name) => JSON.stringify(name)).join(' | ')

function compilerSettings() {
  const { compilerOptions } = JSON.parse(readFileSync(join(ROOT, 'tsconfig.json'), 'utf8')) as { compilerOptions: object }
  const typeRoots = [join(ROOT, 'node_modules/@types')]
  const paths = { kysely: [join(ROOT, 'node_modules/kysely')], '#db/*': [join(ROOT, 'src/db/*')] }
  return {
    compilerOptions: { ...compilerOptions, types: ['node'], typeRoots, noUnusedLocals: false, paths },
    files: ['compared.ts'],
  }
}

function compile(folder: string): Promise<string> {
  const tsc = join(ROOT, 'node_modules/.bin/tsc')
  return new Promise((resolve) => execFile(tsc, ['-p', folder, '--pretty', 'false'], (_error, stdout) => resolve(stdout)))
}

/** An error that is not about one of the lines is told as the compiler says it. */
function sentences(output: string) {
  return output
    .split('\n')
    .filter((line) => line.includes('error TS'))
    .map((line) => /Type '"(.*)"' does not satisfy the constraint '"right"'/.exec(line)?.[1] ?? line)
}
