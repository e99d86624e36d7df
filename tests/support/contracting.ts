/** A change of the tables after which the version before would fail, by what it is. */
type Contracting = { statement: string; why: string; contractOf: string | undefined }

type Statement = { text: string; comments: string }

/**
 * What in a migration takes away something that the version before may still use. Things that the migration itself makes (again) are
 * its own affair. «-- contract of 0112: …» above a statement says that 0112 brought what replaces it, at least a version ago.
 */
export function contractingStatements(sql: string): Contracting[] {
  const statements = split(sql)
  const all = statements.map(({ text }) => text).join(';\n')
  return statements.flatMap(({ text, comments }) => {
    const contractOf = /^contract of (\d{4}): \S/m.exec(comments)?.[1]
    return reasonsAgainst(text, all).map((why) => ({ statement: text.slice(0, 120), why, contractOf }))
  })
}

function reasonsAgainst(text: string, all: string): string[] {
  const reasons: string[] = []
  const [, altered = ''] = /^alter table (?:if exists )?(?:only )?(\S+)/.exec(text) ?? []
  const isNewTable = altered !== '' && makes(all, 'table', altered)
  for (const [, kind = '', name = ''] of text.matchAll(DROPPED)) {
    // What is made anew under its name replaces it; whether it still does what it did is for its author to see.
    if (!makes(all, kind, name)) reasons.push(`drops the ${kind} ${name}`)
  }
  if (/\btruncate\b/.test(text)) reasons.push('empties a table')
  if (isNewTable) return reasons
  for (const [, name = ''] of text.matchAll(/\bdrop column (?:if exists )?(\S+?)\b/g)) reasons.push(`drops the column ${name}`)
  // A rule less refuses nothing; but what writes «on conflict» needs the one that it names.
  for (const [, name = ''] of text.matchAll(/\bdrop constraint (?:if exists )?(\w+_p?key)\b/g))
    if (!adds(all, name)) reasons.push(`drops the constraint ${name}`)
  if (/^alter \w+ .*\brename\b/.test(text)) reasons.push('renames')
  for (const [, column = '', change = ''] of text.matchAll(
    /\balter (?:column )?(\w+) (set not null|drop default|(?:set data )?type\b)/g,
  ))
    if (!new RegExp(`\\badd column (?:if not exists )?${column}\\b`).test(all)) reasons.push(`${change} of the column ${column}`)
  for (const [, column = '', rest = ''] of text.matchAll(/\badd column (?:if not exists )?(\w+) ((?:[^,(]|\([^)]*\))*)/g)) {
    const isFilled = /\b(default|generated)\b/.test(rest)
    if (/\bnot null\b|\bprimary key\b/.test(rest) && !isFilled) reasons.push(`the new column ${column} must be filled`)
  }
  const [, indexed = ''] = /^create unique index (?:concurrently )?(?:if not exists )?\w+ on (?:only )?(\w+)/.exec(text) ?? []
  if (indexed !== '' && !makes(all, 'table', indexed) && !usesNewColumn(text, all))
    reasons.push(`asks of ${indexed} that something is unique`)
  for (const [constraint, name = ''] of text.matchAll(/\badd constraint (\w+) (?:[^,(]|\((?:[^()]|\([^()]*\))*\))*/g)) {
    const replaces = new RegExp(`\\bdrop constraint (if exists )?${name}\\b`).test(all)
    if (!replaces && !usesNewColumn(constraint, all)) reasons.push(`the constraint ${name} asks more of ${altered}`)
  }
  return reasons
}

const DROPPED = /^drop (table|view|materialized view|function|type|sequence|schema|index|trigger) (?:if exists )?"?([\w.]+)/g

const makes = (all: string, kind: string, name: string) =>
  new RegExp(`\\bcreate (or replace )?(unique )?(constraint )?${kind} (concurrently )?(if not exists )?"?${name}\\b`).test(all)
const adds = (all: string, constraint: string) => new RegExp(`\\badd constraint ${constraint}\\b`).test(all)

/** The version before knows nothing of such a column, so nothing that it writes can be against a rule about it. */
function usesNewColumn(text: string, all: string) {
  const added = [...all.matchAll(/\badd column (?:if not exists )?(\w+)/g)].map(([, name]) => name!)
  return added.some((name) => new RegExp(`\\b${name}\\b`).test(text))
}

/** Each statement in lower case on one line, its strings and bodies emptied, with what stands above it as a comment. */
function split(sql: string): Statement[] {
  const statements: Statement[] = []
  let text = ''
  let comments = ''
  for (const [token] of sql.matchAll(TOKENS)) {
    if (token.startsWith('--')) comments += `${token.slice(2).trim()}\n`
    else if (token.startsWith('/*')) continue
    else if (token === ';') {
      if (text.trim() !== '') statements.push({ text: tidy(text), comments })
      text = ''
      comments = ''
    } else text += token.length > 1 && /^['$]/.test(token) ? "''" : token
  }
  if (text.trim() !== '') statements.push({ text: tidy(text), comments })
  return statements
}

const TOKENS = /--[^\n]*|\/\*[\s\S]*?\*\/|\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'|;|[\s\S]/g
const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase()
