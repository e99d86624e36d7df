import { parentPort, workerData } from 'node:worker_threads'
import { compareSync } from 'bcryptjs'

const { passwords, hash } = workerData as { passwords: string[]; hash: string }
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port between threads, which has no origin
parentPort?.postMessage(passwords.some((password) => compareSync(password, hash)))
