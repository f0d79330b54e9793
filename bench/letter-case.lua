-- Spells the last part of an address in ever new letter cases, each of which the page cache takes for another page.
-- Each run begins elsewhere, so that what the last one left in the cache is not met again.
local asked = os.time() % 32 * 8192

function request()
  asked = asked + 1
  local folder, last = wrk.path:match('^(.*/)([^/]+)$')
  local bits, spelled = asked, {}
  for letter in last:gmatch('.') do
    if letter:match('%a') then
      spelled[#spelled + 1] = bits % 2 == 1 and letter:upper() or letter
      bits = math.floor(bits / 2)
    else
      spelled[#spelled + 1] = letter
    end
  end
  return wrk.format(nil, folder .. table.concat(spelled))
end
