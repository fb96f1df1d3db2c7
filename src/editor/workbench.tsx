import { useSelector } from '@xstate/react'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ProjectEditorActor } from '../../machines/project-editor.machine.ts'
import type { TurnActor } from '../../machines/turn.machine.ts'
import { css } from '../../styled-system/css'
import { useActorRef } from '../api/actor-ref.ts'
import { reasonOf } from '../api/reason.ts'
import { useSession } from '../api/session.tsx'
import { keepWords, readWords } from '../ui/kept-words.ts'
import { useNarrow } from '../ui/use-narrow.ts'
import { Ask } from './ask.tsx'
import { Conversation } from './conversation.tsx'
import { Data } from './data.tsx'
import { Deploy } from './deploy.tsx'
import { allowanceOf, conversationOf, modelOf, restoresAfter, savedLabel } from './editor.connect.ts'
import { EditorBar, type Pane, PaneSwitch } from './editor-bar.tsx'
import { Failed } from './failed.tsx'
import { History } from './history.tsx'
import { useNewestPreview } from './newest-preview.ts'
import { usePointing } from './point.tsx'
import { PreviewPane, type PreviewPaneProps } from './preview.tsx'
import { RestoreRows, useRowsSince } from './restore-rows.tsx'
import { readPercent, rememberedSplit } from './split.effects.ts'
import { SplitView } from './split.tsx'

const shown = css({ height: 'full', '&[data-hidden]': { display: 'none' } })

/** Keeps the profile's count of messages right: it is fetched again after each turn. */
function useRefreshAfterTurn(turning: boolean): void {
  const { refreshProfile } = useSession()
  const before = useRef(turning)
  useEffect(() => {
    if (before.current && !turning) refreshProfile()
    before.current = turning
  }, [turning, refreshProfile])
}

/** Words of the person that no turn has taken yet: what is being written, else what is being sent or was refused. */
function useKeptDraft(project_id: string, unsent: string) {
  const [draft, setDraft] = useState(() => readWords(project_id))
  useEffect(() => keepWords(project_id, draft || unsent), [project_id, draft, unsent])
  return [draft, setDraft] as const
}

/** Gives the focus to `rest` when the element that had it is gone, such as a Retry that was pressed. */
function useFocusKept(rest: RefObject<HTMLElement | null>): void {
  const last = useRef<Element | null>(null)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? target : null
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])
  useEffect(() => {
    if (document.activeElement === document.body && last.current && !last.current.isConnected) rest.current?.focus({ preventScroll: true })
  })
}

const inLayer = (target: EventTarget | null) => target instanceof Element && target.closest('[role=dialog],[role=alertdialog],[role=menu]') !== null

/** Escape stops the turn that is under way wherever the focus is, but for what Escape itself closes. */
function useEscapeToStop(turn: TurnActor | undefined): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key === 'Escape' && !event.defaultPrevented && !inLayer(event.target)) turn?.send({ type: 'turn.stop' })
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [turn])
}

/** An open project: the conversation beside its preview, data or history. */
export function Workbench({ editor }: { readonly editor: ProjectEditorActor }) {
  const { user } = useSession()
  const snapshot = useSelector(editor, (current) => current)
  const turn = snapshot.children.turn
  const turnSnapshot = useSelector(turn, (current) => current)
  const [pane, setPane] = useState<Exclude<Pane, 'chat'>>('preview')
  const [chat, setChat] = useState(true)
  const [deploying, setDeploying] = useState(false)
  const [wish, setWish] = useState<PreviewPaneProps['wish']>({ path: '/', role: null, count: 0 })
  const narrow = useNarrow()
  const split = useActorRef(rememberedSplit, { input: { percent: readPercent() } })
  const field = useRef<HTMLTextAreaElement>(null)
  const turning = snapshot.hasTag('turning')
  const { opened, refused, error, project_id } = snapshot.context
  const unsent = turnSnapshot?.context.message_id === null ? turnSnapshot.context.content : (refused?.content ?? '')
  const [draft, setDraft] = useKeptDraft(project_id, unsent)
  useFocusKept(field)
  useRefreshAfterTurn(turning)
  useEscapeToStop(turn)
  useEffect(() => {
    // The page's heading stands only once the project has been read.
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [])
  const renamed = useCallback((name: string) => editor.send({ type: 'project.renamed', name }), [editor])
  const model = useMemo(() => opened && modelOf(opened.project), [opened])
  const comparison = useRowsSince(editor)
  const pointing = usePointing({ editor, model, disabled: turning })
  const preview = useNewestPreview(project_id, opened?.preview ?? null, turnSnapshot)
  if (!opened) return null
  const { project, versions } = opened
  const turns = conversationOf(snapshot, turnSnapshot)
  const busy = !snapshot.can({ type: 'version.restore', number: 1 })
  // Said where the person is looking: beside the versions, else under the conversation.
  const errorBeside = pane === 'history' && !(chat && narrow)
  const retryError = () => editor.send({ type: 'error.retry' })
  const stop = turnSnapshot?.hasTag('stoppable') ? () => turn?.send({ type: 'turn.stop' }) : null

  /** True where the words were taken. */
  function send(content: string): boolean {
    if (content.trim() === '') field.current?.focus()
    const taken = editor.getSnapshot().can({ type: 'message.send', content })
    if (taken) editor.send({ type: 'message.send', content })
    return taken
  }
  function sendDraft() {
    if (!send(draft)) return
    setDraft('')
    // On phones it would bring up the keyboard over the answer.
    if (!narrow) field.current?.focus()
  }
  function choose(words: string) {
    setDraft(words)
    field.current?.focus()
  }
  function show(path: string) {
    setPane('preview')
    setChat(false)
    split.send({ type: 'stage.show' })
    const role = model?.pages.find((page) => page.path === path)?.role ?? null
    setWish(({ count }) => ({ path, role, count: count + 1 }))
  }
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', height: '100dvh', minHeight: '360px', bg: 'subtle', overflow: 'hidden' })}>
      <EditorBar
        project={project}
        saved={savedLabel(snapshot, turnSnapshot)}
        onRenamed={renamed}
        outdated={project.live_version !== null && project.latest_version > project.live_version}
        onDeploy={() => setDeploying(true)}
        paneSwitch={
          <PaneSwitch
            pane={pane}
            chat={chat && narrow}
            onPane={(next) => {
              setChat(next === 'chat')
              if (next === 'chat') return
              setPane(next)
              split.send({ type: 'stage.show' })
            }}
          />
        }
      />
      <SplitView
        split={split}
        beside={pane}
        chat={chat}
        conversation={
          <>
            <Conversation
              turns={turns}
              restores={restoresAfter(turns, versions)}
              refused={refused && { content: refused.content, reason: reasonOf(refused.failure) }}
              error={errorBeside ? null : error}
              busy={busy}
              live_version={project.live_version}
              latest_version={project.latest_version}
              titleOf={(path) => model?.pages.find((page) => page.path === path)?.title ?? null}
              onShow={show}
              onRestore={(number) => editor.send({ type: 'version.restore', number })}
              onChoose={choose}
              onRetry={send}
              onRetryError={retryError}
              onDismissRefused={() => editor.send({ type: 'refusal.dismiss' })}
            />
            <Ask
              field={field}
              draft={draft}
              onDraft={setDraft}
              onSend={sendDraft}
              onStop={stop}
              turning={turning}
              stopping={turnSnapshot?.hasTag('stopping') ?? false}
              first={turns.length === 0}
              allowance={allowanceOf(user, snapshot, turnSnapshot)}
            />
          </>
        }
        stage={
          <>
            <div className={shown} {...(pane === 'preview' ? {} : { 'data-hidden': '' })}>
              <PreviewPane
                name={project.name}
                preview={preview}
                onRenew={() => editor.send({ type: 'project.reload' })}
                wish={wish}
                pages={model?.pages.map(({ path }) => path) ?? []}
                building={turning}
                pointing={pointing}
              />
            </div>
            {pane === 'data' ? <Data project_id={project.id} model={model} /> : null}
            {pane === 'history' ? (
              <History
                versions={versions}
                live_version={project.live_version}
                busy={busy}
                onRestore={(number) => editor.send({ type: 'version.restore', number })}
                onRestoreRows={project.live_version === null ? null : (number) => comparison.send({ type: 'restore.ask', number })}
                problem={
                  errorBeside && error ? (
                    <div role="alert" className={css({ mb: '4', maxWidth: 'prose' })}>
                      <Failed reason={error} onRetry={retryError} />
                    </div>
                  ) : null
                }
              />
            ) : null}
          </>
        }
      />
      <RestoreRows actor={comparison} model={model} />
      {snapshot.children.deployment ? (
        <Deploy project={project} deployment={snapshot.children.deployment} open={deploying} onClose={() => setDeploying(false)} />
      ) : null}
    </div>
  )
}
