import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A folder with pictures of the most seen states at another commit. Both sides are opened by the states of today and drawn by the same
 * browser with the same fonts, so that only the shop differs. What was pictured once is kept.
 */
export async function atCommit(commit: string, { root, folder }: { root: string; folder: string }): Promise<string> {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const sha = git('rev-parse', '--verify', `${commit}^{commit}`)
  const pictures = join(folder, `at-${sha.slice(0, 12)}`)
  if (existsSync(join(pictures, 'pictures.json'))) return pictures
  const tree = join(folder, `tree-${sha.slice(0, 12)}`)
  rmSync(tree, { recursive: true, force: true })
  git('worktree', 'prune')
  git('worktree', 'add', '--detach', tree, sha)
  try {
    symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'), 'dir')
    for (const part of ['tests', 'tools']) cpSync(join(root, part), join(tree, part), { recursive: true })
    const { status } = spawnSync(
      process.execPath,
      [...process.execArgv, join(tree, 'tools', 'look.ts'), '--compared', '--into', pictures],
      {
        cwd: tree,
        stdio: 'inherit',
      },
    )
    if (status !== 0) throw new Error(`The shop of ${commit} could not be pictured: today's states may not open there.`)
  } finally {
    git('worktree', 'remove', '--force', tree)
  }
  return pictures
}
