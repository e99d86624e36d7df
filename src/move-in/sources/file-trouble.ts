/** What is wrong with a file, in the merchant's words. */
export class FileTrouble extends Error {
  override name = 'FileTrouble'
}

/** A file that stops before its end; `sofar` says what had come until there. */
export class CutFile extends FileTrouble {
  what: string
  constructor(what: string, { sofar = '', cause }: { sofar?: string; cause?: unknown } = {}) {
    const there = sofar === '' ? '' : `: até ali havia ${sofar}`
    super(`${what} termina antes do fim${there}. Baixe o arquivo de novo e envie-o inteiro. Nada foi trazido.`, { cause })
    this.what = what
  }
}

/** The pieces of a file; where it is cut, what had come is told. */
export async function* countingCut(pieces: AsyncIterable<Buffer>, sofar: () => string): AsyncGenerator<Buffer> {
  try {
    yield* pieces
  } catch (error) {
    throw error instanceof CutFile ? new CutFile(error.what, { sofar: sofar(), cause: error }) : error
  }
}
