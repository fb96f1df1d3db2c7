import { practicesLearnt } from '../../builder/learnt.ts'

// Sites are built in tests as they are on the server.
await practicesLearnt()
