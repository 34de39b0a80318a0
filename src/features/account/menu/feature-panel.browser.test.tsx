import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FeaturePanel } from './feature-panel.tsx'

const settings = document.documentElement.dataset
const facts = { environment: 'test', api: '/rest', backendForFrontend: '/graphql', release: '1.2.3' }

afterEach(() => {
  cleanup()
  for (const name of ['features', 'experiments']) delete settings[name]
  localStorage.clear()
})

const show = (onClose = () => {}) => render(<FeaturePanel onClose={onClose} facts={facts} />)
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })

describe('the panel of features', () => {
  it('has every feature that something reads, and what this browser runs', () => {
    show()
    expect(screen.getAllByRole('checkbox')).toHaveLength(9)
    expect(document.body.textContent).toMatch(
      /Environment\s*test.*API\s*\/rest.*Backend for frontend\s*\/graphql.*1\.2\.3/s,
    )
  })

  it('turns a feature on and off in this browser', () => {
    show()
    fireEvent.click(box(/^Listing tracking log/i))
    expect([box(/^Listing tracking log/i).checked, localStorage.getItem('featureOverrides')]).toEqual([
      true,
      '["listingTrackingLog"]',
    ])
    fireEvent.click(box(/^Listing tracking log/i))
    expect([box(/^Listing tracking log/i).checked, localStorage.getItem('featureOverrides')]).toEqual([false, '[]'])
  })

  it('shows what is on without it, and why', () => {
    settings['features'] = 'tracking'
    settings['experiments'] = 'listingTrackingLog:100'
    show()
    expect(box(/tracking.*On for everyone/i)).toMatchObject({ checked: true, disabled: true })
    expect(box(/^Listing tracking log.*On here by an experiment/i)).toMatchObject({ checked: true, disabled: true })
  })

  it('takes the focus, and goes at Escape and its button', () => {
    const onClose = vi.fn<() => void>()
    show(onClose)
    const panel = screen.getByRole('region', { name: 'Features' })
    expect(document.activeElement).toBe(panel)
    fireEvent.keyDown(panel, { key: 'Escape' })
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledTimes(2)
  })
})
