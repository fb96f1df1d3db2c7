import { createBrowserReceiver } from '@statelyai/inspect'
import { createRoot } from 'react-dom/client'
import { Inspector } from './inspector-view.tsx'

createRoot(document.getElementById('root')!).render(<Inspector connect={createBrowserReceiver} />)
